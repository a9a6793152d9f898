#pragma once

#include "wire/json.hpp"

/// The fields that messages of both directions have in common.
namespace wire {

void describe(auto& fields, Like<play::TimeControl> auto& control) {
    fields.needs("base", control.base, Range{1, play::TimeControl::max_base.count()});
    fields.needs("increment", control.increment,
                 Range{0, play::TimeControl::max_increment.count()});
}

void describe(auto& fields, Like<Terms> auto& terms) {
    fields.needs("rules", terms.rules);
    fields.may("size", terms.size, Range{stackchess::min_size, stackchess::max_size},
               stackchess::default_size);
    fields.may("knights", terms.knights);
    fields.may("promotion", terms.promotion, any_number, true);
    fields.may("position", terms.position, Range{0, 2048});
    fields.may("clock", terms.clock);
    fields.may("days", terms.days, Range{1, Terms::max_days});
    fields.may("rated", terms.is_rated);
    fields.may("private", terms.is_private);
    if (terms.clock && terms.days > 0) fields.reject("days");
}

void describe(auto& fields, Like<RatingRange> auto& range) {
    fields.needs("least", range.least, Range{0, 4000});
    fields.needs("most", range.most, Range{0, 4000});
}

void describe(auto& fields, Like<Person> auto& person) {
    fields.needs("kind", person.kind);
    fields.may("name", person.name, short_text);
    fields.may("level", person.level, Range{1, 10});
    fields.may("rating", person.rating, Range{-10'000, 10'000});
    fields.may("provisional", person.is_provisional);
    fields.may("bot", person.is_bot);
}

} // namespace wire
