#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace command {

/// What may stand on the line of one command. Values are taken as text: what is wrong with them is
/// said in our own words. Names are as the parser takes them: `-o,--output`, or `FILE` for an
/// argument; `form` is what help shows in place of a value.
class Declaration {
  public:
    explicit Declaration(CLI::App& app) : app_(&app) {}

    /// The parser itself, which only those need to know who read whole lines or describe them.
    CLI::App& app() const { return *app_; }

    /// A command below this one; its examples stand at the end of its help.
    Declaration command(const std::string& name, const std::string& help,
                        const std::string& examples) const;

    void argument(const std::string& name, std::string& value, const std::string& help) const;
    void argument(const std::string& name, std::vector<std::string>& values,
                  const std::string& help) const;
    void option(const std::string& names, std::string& value, const std::string& help,
                const std::string& form) const;
    void option(const std::string& names, std::optional<std::string>& value,
                const std::string& help, const std::string& form) const;
    /// It may be given several times, each time with one value.
    void option(const std::string& names, std::vector<std::string>& values, const std::string& help,
                const std::string& form) const;
    void flag(const std::string& names, bool& value, const std::string& help) const;

    /// Whether the line, once it is understood, names this option.
    bool names(const std::string& option) const;

  private:
    CLI::App* app_;
};

} // namespace command
