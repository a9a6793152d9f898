#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace command {

/// The arguments and options of one command. Values are read as text, so that complaints about them
/// are our own sentences. Names have the parser's form: `-o,--output`, or `FILE` for an argument;
/// `form` is what help shows in place of a value.
class Declaration {
  public:
    explicit Declaration(CLI::App& app) : app_(&app) {}

    /// The parser itself, for code that reads whole lines or describes them.
    CLI::App& app() const { return *app_; }

    /// Declares a subcommand; its examples stand at the end of its help.
    Declaration command(const std::string& name, const std::string& help,
                        const std::string& examples) const;

    void argument(const std::string& name, std::string& value, const std::string& help) const;
    void argument(const std::string& name, std::vector<std::string>& values,
                  const std::string& help) const;
    void option(const std::string& names, std::string& value, const std::string& help,
                const std::string& form) const;
    void option(const std::string& names, std::optional<std::string>& value,
                const std::string& help, const std::string& form) const;
    /// An option that may be repeated, with one value each time.
    void option(const std::string& names, std::vector<std::string>& values, const std::string& help,
                const std::string& form) const;
    void flag(const std::string& names, bool& value, const std::string& help) const;

    /// Whether the parsed line contains this option.
    bool names(const std::string& option) const;

  private:
    CLI::App* app_;
};

} // namespace command
