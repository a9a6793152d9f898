#include "command/declaration.hpp"

#include <CLI/App.hpp>

namespace command {

Declaration Declaration::command(const std::string& name, const std::string& help,
                                 const std::string& examples) const {
    CLI::App* app = app_->add_subcommand(name, help);
    app->footer(examples);
    return Declaration(*app);
}

void Declaration::argument(const std::string& name, std::string& value,
                           const std::string& help) const {
    app_->add_option(name, value, help);
}

void Declaration::argument(const std::string& name, std::vector<std::string>& values,
                           const std::string& help) const {
    app_->add_option(name, values, help);
}

void Declaration::option(const std::string& names, std::string& value, const std::string& help,
                         const std::string& form) const {
    app_->add_option(names, value, help)->type_name(form);
}

void Declaration::option(const std::string& names, std::optional<std::string>& value,
                         const std::string& help, const std::string& form) const {
    app_->add_option(names, value, help)->type_name(form);
}

void Declaration::option(const std::string& names, std::vector<std::string>& values,
                         const std::string& help, const std::string& form) const {
    app_->add_option(names, values, help)->type_name(form)->allow_extra_args(false);
}

void Declaration::flag(const std::string& names, bool& value, const std::string& help) const {
    app_->add_flag(names, value, help);
}

bool Declaration::names(const std::string& option) const { return app_->count(option) > 0; }

} // namespace command
