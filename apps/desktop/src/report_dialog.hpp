// What a review of a game has found, side by side.
#pragma once

#include <QDialog>

#include <chuhe/match/analysis.hpp>

#include "speech.hpp"

namespace chuhe::desktop {

/// Accepted: the person wants to look for better moves.
class ReportDialog : public QDialog {
  Q_OBJECT

 public:
  ReportDialog(const match::GameAnalysis& analysis, const Speech& speech,
               QWidget* parent = nullptr);
};

}  // namespace chuhe::desktop
