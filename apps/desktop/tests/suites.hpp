// The suites of tests: each file defines one.
#pragma once

#include <QObject>
#include <memory>

namespace chuhe::desktop::tests {

std::unique_ptr<QObject> board_suite();

}  // namespace chuhe::desktop::tests
