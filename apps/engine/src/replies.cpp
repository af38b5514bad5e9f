#include "replies.hpp"

#include <algorithm>

namespace chuhe::engine_app {

protocol::Score reply_of(const engine::Score& score) {
  const bool is_mate = score.kind == engine::Score::Kind::mate;
  return {is_mate ? protocol::Score::Kind::mate : protocol::Score::Kind::centipawns, score.value};
}

int ucci_value(const engine::Score& score) {
  if (score.kind == engine::Score::Kind::centipawns) return score.value;
  return score.value > 0 ? 30001 - 2 * score.value : -30000 - 2 * score.value;
}

protocol::Info reply_of(const engine::Info& info, Chances chances) {
  protocol::Info reply;
  reply.depth = info.depth;
  reply.score = reply_of(info.score);
  if (chances == Chances::shown) {
    const engine::WinDrawLoss found = engine::win_draw_loss(info.score);
    reply.chances = protocol::WinDrawLoss{found.win, found.draw, found.loss};
  }
  if (info.line.empty()) return reply;  // the game is over: nothing was searched
  reply.selective_depth = info.selective_depth;
  reply.multi_pv = info.multi_pv;
  reply.bound = info.bound == engine::Bound::lower   ? protocol::Bound::lower
                : info.bound == engine::Bound::upper ? protocol::Bound::upper
                                                     : protocol::Bound::exact;
  reply.nodes = info.nodes;
  const auto elapsed = static_cast<std::uint64_t>(std::max<std::int64_t>(info.time.count(), 1));
  reply.nodes_per_second = info.nodes * 1000 / elapsed;
  reply.hash_full = info.hash_full;
  reply.time = info.time;
  reply.line = info.line;
  return reply;
}

}  // namespace chuhe::engine_app
