// What a review of a game has found, side by side.
#pragma once

#include <QDialog>
#include <cstddef>
#include <vector>

#include <chuhe/match/analysis.hpp>

#include "speech.hpp"

class QTreeWidgetItem;

namespace chuhe::desktop {

/// Stands beside the board; what is chosen in it is told. Accepted: the person wants to look for
/// better moves.
class ReportDialog : public QDialog {
  Q_OBJECT

 public:
  ReportDialog(const match::GameAnalysis& analysis, const Speech& speech,
               QWidget* parent = nullptr);

 Q_SIGNALS:
  /// A fault of the game: the move played after so many others.
  void move_wanted(std::size_t ply);
  /// What would have been better there.
  void better_wanted(std::size_t ply, const std::vector<chuhe::Move>& line);

 private:
  void tell_chosen(const QTreeWidgetItem& item, int column);

  std::vector<record::MoveReview> moves_;
};

}  // namespace chuhe::desktop
