#pragma once

#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace server {

/// One line for each thing that an operator needs to know: `time event name=value …`. Never
/// passwords, tokens or what people say.
class Log {
  public:
    using Field = std::pair<std::string_view, std::string>;

    explicit Log(std::ostream& out) : out_(out) {}
    void write(std::string_view event, std::initializer_list<Field> fields = {});

  private:
    std::ostream& out_;
};

} // namespace server
