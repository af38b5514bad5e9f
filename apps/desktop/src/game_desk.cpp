#include "game_desk.hpp"

#include <QDate>
#include <algorithm>
#include <utility>

#include <chuhe/core/movegen.hpp>
#include <chuhe/match/match_record.hpp>
#include <chuhe/match/time_control_text.hpp>

namespace chuhe::desktop {

namespace {

using record::NodeId;

record::Game record_of(const Line& line) {
  record::Game game(line.start());
  NodeId at = NodeId::root;
  for (const Move move : line.moves()) at = game.append(at, move, record::MoveStatus::legal);
  return game;
}

}  // namespace

GameDesk::GameDesk(EngineStable& stable, QObject* parent)
    : QObject(parent), stable_(stable), study_(record::Game()) {}

GameDesk::~GameDesk() = default;

void GameDesk::set_speech(const Speech& speech) {
  speech_ = speech;
  Q_EMIT tree_changed();
  Q_EMIT state_changed();
}

void GameDesk::begin(GamePlan plan, const record::Game* played) {
  session_.reset();
  ++edition_.opened;
  history_.clear();
  study_ = record::StudiedGame(played == nullptr ? record_of(plan.start) : *played);
  file_.reset();
  const auto main_line = study_.game().main_line();
  const std::size_t plies = plan.start.plies();
  tip_ = plies == 0 ? NodeId::root : main_line[plies - 1];
  study_.go_to(tip_);
  const auto time = plan.time;
  session_ = std::make_unique<PlaySession>(std::move(plan), stable_);
  connect_session();
  namespace name = record::tag_name;
  record::Game& game = study_.edit();
  game.set_tag(name::date, QDate::currentDate().toString("yyyy.MM.dd").toStdString());
  game.set_tag(name::red, session_->name(Color::red).toStdString());
  game.set_tag(name::black, session_->name(Color::black).toStdString());
  if (time && (*time)[Color::red] == (*time)[Color::black]) {
    game.set_tag(name::time_control, match::to_string((*time)[Color::red]));
  }
  game.set_result({.rule_set = std::string(session_->plan().rules->name)});
  modified_ = false;
  Q_EMIT tree_changed();
  Q_EMIT placed(Change::at_once);
  session_->resume();
}

void GameDesk::connect_session() {
  PlaySession* session = session_.get();
  connect(session, &PlaySession::move_played, this, &GameDesk::take_move);
  connect(session, &PlaySession::moves_taken_back, this, &GameDesk::take_back);
  connect(session, &PlaySession::ended, this, &GameDesk::end_game);
  connect(session, &PlaySession::changed, this, &GameDesk::state_changed);
}

void GameDesk::open(record::Game game, std::optional<RecordPlace> place) {
  session_.reset();
  ++edition_.opened;
  history_.clear();
  tip_ = NodeId::root;
  study_ = record::StudiedGame(std::move(game));
  file_ = std::move(place);
  modified_ = false;
  Q_EMIT tree_changed();
  Q_EMIT placed(Change::at_once);
  Q_EMIT state_changed();
}

void GameDesk::leave_game() {
  if (!session_) return;
  session_.reset();
  Q_EMIT placed(Change::at_once);
  Q_EMIT state_changed();
}

void GameDesk::note_saved(const RecordPlace& place, Edition saved) {
  if (saved.opened != edition_.opened) return;
  file_ = place;
  history_.note_saved();
  if (saved.changes == edition_.changes) modified_ = false;
  Q_EMIT state_changed();
}

void GameDesk::set_unmodified() {
  history_.note_saved();
  modified_ = false;
  Q_EMIT state_changed();
}

void GameDesk::note_change() {
  modified_ = true;
  ++edition_.changes;
  Q_EMIT tree_changed();
  Q_EMIT state_changed();
}

// A game in progress is kept by its session; what was before it no longer fits.
void GameDesk::keep_for_undo() {
  typed_comment_.reset();
  if (is_live()) {
    history_.clear();
  } else {
    history_.keep(now());
  }
}

void GameDesk::undo_edit() {
  if (can_undo_edit()) bring_back(history_.undo(now()));
}

void GameDesk::redo_edit() {
  if (can_redo_edit()) bring_back(history_.redo(now()));
}

void GameDesk::bring_back(KeptRecord kept) {
  // A game that is over goes on from its last move only where that is still there.
  if (!kept.game.contains(tip_)) session_.reset();
  study_ = record::StudiedGame(std::move(kept.game));
  study_.go_to(kept.place);
  typed_comment_.reset();
  note_change();
  modified_ = kept.is_modified;
  Q_EMIT placed(Change::animated);
  Q_EMIT state_changed();
}

// ---- what the board shows -----------------------------------------------------------------------

std::optional<Move> GameDesk::last_move() const {
  if (study_.place() == NodeId::root) return std::nullopt;
  return game().move(study_.place());
}

std::vector<Move> GameDesk::moves() const {
  if (is_live() && (!is_at_tip() || !session_->awaits_person())) return {};
  const MoveList list = legal_moves(position());
  return {list.begin(), list.end()};
}

Bitboard GameDesk::movable() const {
  if (is_live() && (!is_at_tip() || !session_->awaits_person())) return {};
  return position().pieces(position().turn());
}

const RuleSet& GameDesk::rules() const {
  if (session_) return *session_->plan().rules;
  const RuleSet* named = find_rule_set(game().result().rule_set);
  return named == nullptr ? usual_rules(speech_.language()) : *named;
}

std::optional<match::Milliseconds> GameDesk::time_left(Color color) const {
  if (session_ && is_at_tip()) return session_->time_left(color);
  // The latest move of that side on the way here tells; before it there is what all began with.
  std::optional<NodeId> node = place();
  std::size_t depth = line().plies();
  while (node && *node != NodeId::root) {
    const Color mover = line().positions()[depth - 1].turn();
    const auto& clock = game().annotation(*node).clock;
    if (mover == color && clock) return clock;
    node = game().parent(*node);
    --depth;
  }
  if (session_ && session_->plan().time) return (*session_->plan().time)[color].base;
  return std::nullopt;
}

// ---- going about --------------------------------------------------------------------------------

void GameDesk::go_to(NodeId node) {
  if (node == place() || !study_.go_to(node)) return;
  Q_EMIT placed(Change::animated);
}

void GameDesk::step(int moves) {
  bool has_moved = false;
  for (; moves > 0 && study_.next(1) == record::StudiedGame::Step::done; --moves) has_moved = true;
  for (; moves < 0 && study_.back(); ++moves) has_moved = true;
  if (has_moved) Q_EMIT placed(Change::animated);
}

void GameDesk::go_to_start() { go_to(NodeId::root); }

void GameDesk::go_to_end() {
  bool has_moved = false;
  while (study_.next(1) == record::StudiedGame::Step::done) has_moved = true;
  if (has_moved) Q_EMIT placed(Change::animated);
}

void GameDesk::next_alternative(int direction) {
  const auto parent = game().parent(place());
  if (!parent) return;
  const auto siblings = game().children(*parent);
  const auto at = std::ranges::find(siblings, place()) - siblings.begin();
  const auto count = static_cast<std::ptrdiff_t>(siblings.size());
  go_to(siblings[static_cast<std::size_t>((at + direction + count) % count)]);
}

// ---- moves --------------------------------------------------------------------------------------

void GameDesk::make_move(Move move) {
  if (is_live()) {
    if (!is_at_tip() || !session_->awaits_person()) return;
    if (const auto refusal = session_->play(move)) {
      Bitboard squares;
      if (const auto* reason = std::get_if<IllegalReason>(&*refusal)) squares = reason->at;
      Q_EMIT refused(speech_.refusal(*refusal, position(), move), squares);
    }
    return;
  }
  if (const auto reason = why_illegal(position(), move)) {
    Q_EMIT refused(speech_.refusal(*reason, position(), move), reason->at);
    return;
  }
  const bool is_new = !game().find(place(), move);
  if (is_new) keep_for_undo();
  study_.add(move);
  if (is_new) note_change();
  Q_EMIT placed(Change::animated);
}

void GameDesk::add_line(const std::vector<Move>& moves) {
  if (is_live()) return;
  const NodeId here = place();
  const KeptRecord before = now();
  bool is_new = false;
  for (const Move move : moves) {
    if (!is_legal(position(), move)) break;
    if (!game().find(place(), move)) is_new = true;
    study_.add(move);
  }
  study_.go_to(here);
  if (!is_new) return;
  typed_comment_.reset();
  history_.keep(before);
  note_change();
}

void GameDesk::refuse_pick(Square square) {
  const Position& here = position();
  if (is_live() && !is_at_tip()) {
    Q_EMIT refused(tr("This is an earlier position of the game. Press End to go back to it."), {});
  } else if (is_live() && session_->table().is_paused()) {
    Q_EMIT refused(tr("The game is paused."), {});
  } else if (is_live() && !session_->awaits_person()) {
    Q_EMIT refused(tr("It is the computer's turn."), {});
  } else if (const auto piece = here.piece_at(square); piece && piece->color != here.turn()) {
    const auto& book = speech_.book();
    Q_EMIT refused(qs(book.text(words::Message::not_your_piece,
                                {book.name(*piece, square), book.name(here.turn())})),
                   {});
  }
}

void GameDesk::take_move(Move move, const std::optional<record::Evaluation>& evaluation) {
  history_.clear();
  study_.go_to(tip_);
  study_.add(move);
  tip_ = study_.place();
  record::Game& game = study_.edit();
  game.promote_to_main_line(tip_);
  record::Annotation& annotation = game.edit_annotation(tip_);
  annotation.evaluation = evaluation;
  const match::Table& table = session_->table();
  const std::size_t before = table.game().line().plies() - table.moves().size();
  if (const std::size_t ply = line().plies();
      ply > before && ply - before <= table.moves().size()) {
    const match::TableMove& made = table.moves()[ply - before - 1];
    annotation.clock = made.left;
    annotation.elapsed = made.elapsed;
  }
  note_change();
  Q_EMIT placed(Change::animated);
}

void GameDesk::take_back(int plies) {
  history_.clear();
  if (plies > 0) {
    NodeId first = tip_;
    for (int i = 1; i < plies; ++i) first = *game().parent(first);
    tip_ = *game().parent(first);
    study_.remove(first);
  }
  study_.go_to(tip_);
  record::Result result;
  result.rule_set = std::string(session_->plan().rules->name);
  study_.edit().set_result(std::move(result));
  note_change();
  Q_EMIT placed(Change::animated);
}

void GameDesk::end_game() {
  const match::Game& ended = session_->table().game();
  record::Game& game = study_.edit();
  game.set_result(match::result_of(ended));
  namespace name = record::tag_name;
  for (const auto& [tag, color] : {std::pair{name::red, Color::red}, {name::black, Color::black}}) {
    const QString player = session_->name(color);
    if (!player.isEmpty()) game.set_tag(tag, player.toStdString());
  }
  note_change();
  Q_EMIT placed(Change::at_once);
  Q_EMIT game_ended(speech_.result(*ended.result()), speech_.ruling(ended));
}

// ---- changing the record ------------------------------------------------------------------------

void GameDesk::set_comment(NodeId node, const QString& text) {
  std::string comment = text.toStdString();
  if (game().annotation(node).comment == comment) return;
  if (typed_comment_ != node) keep_for_undo();
  typed_comment_ = node;
  study_.edit().edit_annotation(node).comment = std::move(comment);
  note_change();
}

void GameDesk::toggle_mark(NodeId node, std::uint8_t mark) {
  if (node == NodeId::root) return;
  keep_for_undo();
  auto& marks = study_.edit().edit_annotation(node).marks;
  const bool had = std::ranges::find(marks, mark) != marks.end();
  // The six that say how good a move is exclude each other.
  constexpr std::uint8_t last_of_moves = 6;
  std::erase_if(marks, [&](std::uint8_t other) {
    return other == mark || (mark <= last_of_moves && other <= last_of_moves);
  });
  if (!had) marks.push_back(mark);
  note_change();
}

void GameDesk::set_tag(std::string_view name, const QString& value) {
  keep_for_undo();
  if (value.isEmpty()) {
    study_.edit().remove_tag(name);
  } else {
    study_.edit().set_tag(name, value.toStdString());
  }
  note_change();
}

void GameDesk::set_result(record::Score score) {
  record::Result result = game().result();
  if (result.score == score) return;
  keep_for_undo();
  result.score = score;
  result.ending = record::GameEnding::unknown;
  study_.edit().set_result(std::move(result));
  note_change();
}

void GameDesk::remove_from_here() {
  if (!can_edit_moves() || place() == NodeId::root) return;
  keep_for_undo();
  // A game that is over can no more be taken back once its moves are cut.
  session_.reset();
  study_.remove(place());
  note_change();
  Q_EMIT placed(Change::animated);
}

void GameDesk::promote() {
  if (!can_edit_moves() || place() == NodeId::root) return;
  keep_for_undo();
  study_.edit().promote(place());
  note_change();
}

void GameDesk::promote_to_main_line() {
  if (!can_edit_moves() || place() == NodeId::root) return;
  keep_for_undo();
  study_.edit().promote_to_main_line(place());
  note_change();
}

void GameDesk::replace_record(record::Game game) {
  const std::size_t depth = line().plies();
  const std::vector<Move> way(line().moves().begin(), line().moves().end());
  keep_for_undo();
  session_.reset();
  study_ = record::StudiedGame(std::move(game));
  for (std::size_t i = 0; i < depth && study_.follow(way[i]); ++i) continue;
  note_change();
  Q_EMIT placed(Change::at_once);
}

}  // namespace chuhe::desktop
