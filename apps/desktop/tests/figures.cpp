// What the window costs: time of a frame, time of a start, memory. Not a test; prints figures:
//
//   QT_QPA_PLATFORM=offscreen chuhe_desktop_tests figures [-iterations N]
//
// CHUHE_FIGURES_FILE may name the file of many games to open; else one is made.
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

#include <QtTest/QTest>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/position.hpp>

#include "board_painter.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

// Milliseconds of processor time of this thread: other work on the machine does not count.
double processor_time() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

struct Times {
  double median;
  double worst;
};

Times measure(int count, const std::function<void(int)>& work) {
  std::vector<double> times;
  for (int i = 0; i < count; ++i) {
    const double begin = processor_time();
    work(i);
    times.push_back(processor_time() - begin);
  }
  std::ranges::sort(times);
  return {times[times.size() / 2], times[times.size() * 99 / 100]};
}

// Kilobytes of a line of /proc/PID/status.
long memory(qint64 process, const char* what) {
  QFile file(QStringLiteral("/proc/%1/status").arg(process));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  const QRegularExpression line(QStringLiteral("%1:\\s+(\\d+) kB").arg(QLatin1String(what)));
  return line.match(QString::fromUtf8(file.readAll())).captured(1).toLong();
}

void write_collection(const QString& path, int games) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return;
  QTextStream text(&file);
  for (int i = 0; i < games; ++i) {
    text << "[Game \"Chinese Chess\"]\n[Event \"Event " << i % 200 << "\"]\n[Date \"2001.05."
         << 10 + i % 20 << "\"]\n[Red \"Player " << i % 977 << "\"]\n[Black \"Player " << i % 613
         << "\"]\n[Result \"1-0\"]\n\n";
    for (int round = 1; round <= 40; round += 2) {
      text << round << ". C2=5 H8+7 " << round + 1 << ". C5=2 H7-8\n";
    }
    text << "1-0\n\n";
  }
}

}  // namespace

class Figures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void frames() {
    constexpr int frames = 300;
    BoardLook look;
    BoardScene scene;
    scene.pieces = opening_diagram().board;
    scene.last_move = parse_coordinates("h2e2").value();
    for (const double ratio : {1.0, 2.0}) {
      const QSize size(860, 960);
      QImage screen(size * ratio, QImage::Format_ARGB32_Premultiplied);
      screen.setDevicePixelRatio(ratio);
      const BoardGeometry geometry(QRectF(QPointF(), QSizeF(size)), Orientation::red_below, true);
      BoardCache cache;
      const auto paint = [&](const QRectF& dirty) {
        QPainter painter(&screen);
        painter.setClipRect(dirty);
        cache.paint(painter, geometry, scene, look, dirty, ratio);
      };
      const QRectF all(0, 0, size.width(), size.height());
      const double begin = processor_time();
      paint(all);
      const double first = processor_time() - begin;
      const Times whole = measure(frames, [&](int) { paint(all); });
      // A piece on its way: the rectangle of where it was and is.
      scene.hidden = {};
      scene.flying = {{.piece = {Color::red, Role::cannon}, .center = {}}};
      const QPointF from = geometry.center(Square::h2);
      const QPointF to = geometry.center(Square::e2);
      const Times moving = measure(frames, [&](int i) {
        const auto at = [&](int frame) { return from + (to - from) * ((frame % 11) / 11.0); };
        scene.flying.front().center = at(i);
        paint(geometry.cell(at(i)) | geometry.cell(at(std::max(0, i - 1))));
      });
      scene.flying.clear();
      std::printf(
          "board of %dx%d pixels at %.0fx: first %.1f ms; whole %.2f ms (99 %%: %.2f); "
          "animation %.2f ms (99 %%: %.2f)\n",
          screen.width(), screen.height(), ratio, first, whole.median, whole.worst, moving.median,
          moving.worst);
    }
  }

  void start_and_memory() {
    QTemporaryDir folder;
    const QString small = folder.filePath("small.pgn");
    write_collection(small, 1);
    run("one game", small, folder.path(), 1'000);
    QString large = qEnvironmentVariable("CHUHE_FIGURES_FILE");
    if (large.isEmpty()) {
      large = folder.filePath("large.pgn");
      write_collection(large, 27'697);
    }
    run("many games", large, folder.path(), 8'000);
  }

 private:
  // The game on the board is kept on the disk as soon as it is there: that is seen from outside.
  static void run(const char* what, const QString& path, const QString& folder, int rest) {
    std::vector<qint64> times;
    long resident = 0;
    long highest = 0;
    for (int i = 0; i < 5; ++i) {
      const QString data = QStringLiteral("%1/%2%3").arg(folder, QLatin1String(what)).arg(i);
      QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
      environment.insert("QT_QPA_PLATFORM", "offscreen");
      environment.insert("XDG_DATA_HOME", data);
      environment.insert("XDG_CONFIG_HOME", data);
      QProcess program;
      program.setProcessEnvironment(environment);
      QElapsedTimer timer;
      timer.start();
      program.start(CHUHE_DESKTOP_PROGRAM, {path});
      while (!QFile::exists(data + "/chuhe/desk.json") && timer.elapsed() < 60'000) {
        QThread::msleep(1);
      }
      times.push_back(timer.elapsed());
      if (i == 4) {
        QThread::msleep(static_cast<unsigned long>(rest));
        resident = memory(program.processId(), "VmRSS");
        highest = memory(program.processId(), "VmHWM");
      }
      program.kill();
      program.waitForFinished();
    }
    std::ranges::sort(times);
    std::printf(
        "%s: from the start to the first game on the board %lld ms (least of five: %lld); "
        "memory %.0f MB, at most %.0f MB\n",
        what, static_cast<long long>(times[2]), static_cast<long long>(times[0]),
        static_cast<double>(resident) / 1024, static_cast<double>(highest) / 1024);
  }
};

std::unique_ptr<QObject> figures_suite() { return std::make_unique<Figures>(); }

}  // namespace chuhe::desktop::tests

#include "figures.moc"
