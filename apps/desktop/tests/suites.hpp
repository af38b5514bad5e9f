// The suites of tests: each file defines one.
#pragma once

#include <QObject>
#include <memory>

namespace chuhe::desktop::tests {

std::unique_ptr<QObject> board_suite();
std::unique_ptr<QObject> lesson_suite();
std::unique_ptr<QObject> log_suite();
std::unique_ptr<QObject> pictures_suite();
std::unique_ptr<QObject> play_suite();
std::unique_ptr<QObject> reports_suite();
std::unique_ptr<QObject> sound_suite();
std::unique_ptr<QObject> window_suite();
/// No tests: what a frame, a start and an open collection cost, measured and printed.
std::unique_ptr<QObject> figures_suite();
/// No tests: pictures of the windows, to be looked at, in the folder that CHUHE_SHOTS names.
std::unique_ptr<QObject> shots_suite();

}  // namespace chuhe::desktop::tests
