// Asks how a new game is to be played.
#pragma once

#include <QDialog>
#include <memory>
#include <optional>

#include "play_session.hpp"
#include "preferences.hpp"
#include "speech.hpp"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace chuhe::desktop {

/// Who plays whom.
enum class Pairing : std::uint8_t { two_people, person_red, person_black, two_engines };

class NewGameDialog : public QDialog {
  Q_OBJECT

 public:
  /// `here`: the line that the game may be continued from; null: there is none.
  NewGameDialog(const Preferences& preferences, const Speech& speech, EngineStable& stable,
                const Line* here, QWidget* parent = nullptr);
  ~NewGameDialog() override;

  void set_pairing(Pairing pairing);
  /// Chooses to continue from the position on the board.
  void continue_from_here();
  Pairing pairing() const;
  /// What has been chosen. Precondition: the time can be read, which `accept` sees to.
  GamePlan plan() const;
  /// Keeps the choices for the next time.
  void store(Preferences& preferences) const;

  void accept() override;

 private:
  /// The choice of an engine and its level.
  struct Rival {
    QComboBox* engine = nullptr;
    QComboBox* level = nullptr;
    QLabel* engine_label = nullptr;
    QLabel* level_label = nullptr;
    std::unique_ptr<EngineRunner> runner;
  };

  void add_rival(QFormLayout& form, Rival& rival);
  void meet(Rival& rival, const QString& level);
  void fill_levels(Rival& rival, const QString& level);
  void add_limits(QFormLayout& form);
  void show_needed();
  Seat seat_of(const Rival& rival) const;
  EngineProfile profile_of(const Rival& rival) const;
  QString time_text() const;

  const Preferences& preferences_;
  Speech speech_;
  EngineStable& stable_;
  std::optional<Line> here_;
  QComboBox* pairing_;
  // What a computer's move is limited to besides the clock; 0: to nothing.
  QLabel* limits_label_;
  QSpinBox* depth_;
  QDoubleSpinBox* seconds_;
  QLineEdit* name_;
  QLabel* name_label_;
  QComboBox* time_;
  QLabel* time_fault_;
  QComboBox* rules_;
  QComboBox* start_;
  Rival first_;
  Rival second_;
};

/// Where a game begins: the opening position without the pieces that Red gives.
std::optional<Position> handicap_start(int number);
/// How many kinds of handicap there are, none included.
inline constexpr int handicap_count = 5;

}  // namespace chuhe::desktop
