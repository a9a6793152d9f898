#include "keep/files.hpp"

#include "file/folder.hpp"
#include "file/growing_file.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"

namespace keep {

play::LoadResult Files::load_path(const std::string& path, game::LetterSet letters,
                                  std::optional<std::size_t> number) const {
    return keep::load_path(path, letters, number);
}

int Files::write_path(const std::string& path, std::string_view text, bool replaces) {
    if (replaces) return file::replace_whole(path, text);
    // Nobody else can make it in the meantime.
    if (const auto made = file::GrowingFile::open(path, file::GrowingFile::Open::fresh); !made)
        return made.error();
    const int error = file::replace_whole(path, text);
    if (error != 0) file::remove(path);
    return error;
}

std::optional<bool> Files::choice(std::string_view name) const {
    if (!has_place_) return std::nullopt;
    const auto text = file::read_whole(choices_ + '/' + std::string(name), 10);
    if (!text || (*text != "yes\n" && *text != "no\n")) return std::nullopt;
    return *text == "yes\n";
}

void Files::remember(std::string_view name, bool is_on) {
    if (!has_place_ || file::make_folders(choices_) != 0) return;
    file::replace_whole(choices_ + '/' + std::string(name), is_on ? "yes\n" : "no\n");
}

std::unique_ptr<play::RunningGame> Files::begin() {
    return has_place_ ? running_.begin() : nullptr;
}

} // namespace keep
