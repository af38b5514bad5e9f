// What the engine finds, as protocols say it.
#pragma once

#include <chuhe/engine/engine.hpp>
#include <chuhe/protocol/reply.hpp>

namespace chuhe::engine_app {

enum class Chances : std::uint8_t { hidden, shown };

protocol::Score reply_of(const engine::Score& score);
/// A score as one number, as UCCI has it: a mate in n moves is 30001 - 2n.
int ucci_value(const engine::Score& score);
protocol::Info reply_of(const engine::Info& info, Chances chances);

}  // namespace chuhe::engine_app
