#pragma once

#include <map>
#include <memory>
#include <string>

#include "server/routes.hpp"

namespace server {

/// The files of the browser's page, read once from a folder: nothing else can be requested. A file
/// may also be there in compressed form, as `name.br` and `name.gz`.
class Pages {
  public:
    /// `otherwise` is shown at `/` if the folder has no `index.html`.
    Pages(const std::string& folder, std::string otherwise);

    /// Adds a row for each file, and the page at `/` and at `/{id}` of a game or challenge; after
    /// all other rows.
    void add_to(Routes& routes) const;

    struct Page {
        std::string type{};
        std::string tag{};       ///< changes with the content
        bool is_lasting = false; ///< its name changes with its content
        std::string plain{};     ///< as it is
        std::string brotli{};    ///< empty if there is none
        std::string gzip{};
    };

  private:
    void read(const std::string& folder, const std::string& beneath);

    std::map<std::string, std::shared_ptr<const Page>> pages_; ///< by path, from `/` on
};

/// The answer with a page, in an encoding that the request accepts.
HttpResponse page_response(const Pages::Page& page, const HttpRequest& request);

} // namespace server
