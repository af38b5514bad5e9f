// The game on the desk: a record with a place in it, and the game in progress where there is one.
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/studied_game.hpp>

#include "board_widget.hpp"
#include "edit_history.hpp"
#include "play_session.hpp"
#include "speech.hpp"

namespace chuhe::desktop {

/// Where a record lies on disk.
struct RecordPlace {
  QString path;
  record::Format format = record::Format::pgn;
  /// Which game of the file, from 0, and how many there are.
  std::size_t number = 0;
  std::size_t count = 1;
};

/// Which record lies on the desk, and in what state: who has to wait for something tells by it what
/// has happened meanwhile.
struct Edition {
  /// Counts the records and games that have been laid on the desk.
  std::uint64_t opened = 0;
  /// Counts the changes of all of them: moves, comments, marks, tags.
  std::uint64_t changes = 0;
};

/// Everything that the window shows, without the window. While a game is in progress its moves are
/// the record's main line, which can be leafed through; else any move on the board goes into the
/// record as a variation.
class GameDesk : public QObject {
  Q_OBJECT

 public:
  explicit GameDesk(EngineStable& stable, QObject* parent = nullptr);
  ~GameDesk() override;

  void set_speech(const Speech& speech);
  const Speech& speech() const { return speech_; }

  /// Begins a game; it runs at once. `played` is a record whose main line `plan.start` is.
  void begin(GamePlan plan, const record::Game* played = nullptr);
  /// Lays a record on the desk. Precondition: its start is legal.
  void open(record::Game game, std::optional<RecordPlace> place);
  /// Ends a game in progress without a result; its moves stay.
  void leave_game();

  const record::Game& game() const { return study_.game(); }
  record::NodeId place() const { return study_.place(); }
  PlaySession* session() const { return session_.get(); }
  /// Whether there is a game in progress that has not ended.
  bool is_live() const { return session_ && !session_->is_over(); }
  /// Whether the board shows the present position of the game in progress.
  bool is_at_tip() const { return !session_ || study_.place() == tip_; }
  record::NodeId tip() const { return tip_; }

  const std::optional<RecordPlace>& file() const { return file_; }
  /// The record, as it was at that edition, lies there now.
  void note_saved(const RecordPlace& place, Edition saved);
  bool is_modified() const { return modified_; }
  Edition edition() const { return edition_; }
  void set_unmodified();

  // What the board shows.
  const Position& position() const { return study_.line().position(); }
  const Line& line() const { return study_.line(); }
  std::optional<Move> last_move() const;
  std::vector<Move> moves() const;
  Bitboard movable() const;
  const RuleSet& rules() const;
  /// What a side has on its clock at the place: now, or as the record tells.
  std::optional<match::Milliseconds> time_left(Color color) const;

  // Going about.
  void go_to(record::NodeId node);
  /// So many moves forward, or back when negative; the main continuation is followed.
  void step(int moves);
  void go_to_start();
  void go_to_end();
  /// To the next alternative of the present move, round and round.
  void next_alternative(int direction);
  /// Back to where the game in progress is.
  void go_to_tip() { go_to(tip_); }

  /// A move on the board: of the game in progress, or into the record. A refusal is told.
  void make_move(Move move);
  /// Puts a line into the record from here on, as one change; the place stays. Nothing happens
  /// while a game is in progress.
  void add_line(const std::vector<Move>& moves);
  /// Somebody wanted to pick up a piece that cannot move now.
  void refuse_pick(Square square);

  // Changing the record.
  void set_comment(record::NodeId node, const QString& text);
  void toggle_mark(record::NodeId node, std::uint8_t mark);
  void set_tag(std::string_view name, const QString& value);
  void set_result(record::Score score);
  void remove_from_here();
  void promote();
  void promote_to_main_line();
  /// Puts a review or another reworked form of the same record in its place.
  void replace_record(record::Game game);
  /// Undoes the last change of the record, whichever it was, and does it again. Of a game in
  /// progress moves are taken back instead.
  bool can_undo_edit() const { return !is_live() && history_.can_undo(); }
  bool can_redo_edit() const { return !is_live() && history_.can_redo(); }
  void undo_edit();
  void redo_edit();
  /// What may not be changed now: the moves of a game in progress.
  bool can_edit_moves() const { return !is_live(); }

 Q_SIGNALS:
  /// Another position, or another place.
  void placed(chuhe::desktop::Change change);
  /// Moves, comments, marks, tags.
  void tree_changed();
  /// Clock, players, file, whose turn it is.
  void state_changed();
  void refused(const QString& why, chuhe::Bitboard squares);
  void game_ended(const QString& result, const QString& note);

 private:
  void connect_session();
  void take_move(Move move, const std::optional<record::Evaluation>& evaluation);
  void take_back(int plies);
  void end_game();
  /// Keeps the record before a change.
  void keep_for_undo();
  KeptRecord now() const { return {study_.game(), study_.place(), modified_}; }
  void bring_back(KeptRecord kept);
  void note_change();

  EngineStable& stable_;
  Speech speech_;
  record::StudiedGame study_;
  std::unique_ptr<PlaySession> session_;
  record::NodeId tip_ = record::NodeId::root;
  std::optional<RecordPlace> file_;
  bool modified_ = false;
  Edition edition_;
  EditHistory history_;
  /// Whose comment is being typed: its letters are one change.
  std::optional<record::NodeId> typed_comment_;
};

}  // namespace chuhe::desktop
