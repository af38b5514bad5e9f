// Runs a fuzz target without libFuzzer, the same way each time and with any compiler:
//
//   <target> CORPUS_FOLDER [COUNT [SEED]]
//   <target> FILE...
//
// First every file of the corpus, then COUNT byte strings: random ones and mutations of the corpus.
// A target that crashes or aborts has its input printed and written to crash-input, from where it
// joins the corpus.

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t max_size = 4096;

// What the signal handler reports: the input that is being tried.
const std::uint8_t* current_data = nullptr;
std::size_t current_size = 0;

void report_and_die(int signal) {
  std::signal(signal, SIG_DFL);
  std::fprintf(stderr, "\nfuzz target died (signal %d) on %zu bytes:\n", signal, current_size);
  for (std::size_t i = 0; i < current_size; ++i) std::fprintf(stderr, "\\x%02x", current_data[i]);
  std::fprintf(stderr, "\nas text: %.*s\n", static_cast<int>(current_size),
               reinterpret_cast<const char*>(current_data));
  if (std::FILE* file = std::fopen("crash-input", "wb")) {
    std::fwrite(current_data, 1, current_size, file);
    std::fclose(file);
    std::fputs("written to: crash-input\n", stderr);
  }
  std::raise(signal);
}

void run(const Bytes& input) {
  // A copy of exactly the right size, so that a sanitizer sees a read behind the end.
  std::uint8_t* const exact = new std::uint8_t[input.size()];
  std::copy(input.begin(), input.end(), exact);
  current_data = exact;
  current_size = input.size();
  LLVMFuzzerTestOneInput(exact, input.size());
  current_size = 0;
  current_data = nullptr;
  delete[] exact;
}

class Mutator {
 public:
  Mutator(std::uint64_t seed, const std::vector<Bytes>& corpus) : random_(seed), corpus_(corpus) {}

  Bytes next() {
    // One in eight is noise, the rest are neighbours of what is known to reach deep.
    if (corpus_.empty() || below(8) == 0) return noise();
    Bytes bytes = corpus_[below(corpus_.size())];
    for (std::size_t i = 1 + below(4); i > 0; --i) mutate(bytes);
    if (bytes.size() > max_size) bytes.resize(max_size);
    return bytes;
  }

 private:
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(random_() % limit); }
  std::uint8_t byte() {
    static constexpr std::string_view telling = "0123456789 \t\n\r/-+wbr[]\"{}()#=.:;,\x7f\x80\xff";
    if (below(2) == 0) return static_cast<std::uint8_t>(random_());
    return static_cast<std::uint8_t>(telling[below(telling.size())]);
  }

  Bytes noise() {
    Bytes bytes(below(below(16) == 0 ? max_size : 100));
    const bool printable = below(2) == 0;
    for (std::uint8_t& b : bytes) {
      b = printable ? static_cast<std::uint8_t>(' ' + below(95)) : byte();
    }
    return bytes;
  }

  void mutate(Bytes& bytes) {
    const std::size_t size = bytes.size();
    const auto at = [&](std::size_t i) { return bytes.begin() + static_cast<std::ptrdiff_t>(i); };
    const std::size_t where = below(size + 1);
    switch (below(8)) {
      case 0:  // flip a bit
        if (where < size) bytes[where] = static_cast<std::uint8_t>(bytes[where] ^ 1U << below(8));
        break;
      case 1:  // another byte
        if (where < size) bytes[where] = byte();
        break;
      case 2:  // one more byte
        bytes.insert(at(where), byte());
        break;
      case 3:  // cut a piece out
        bytes.erase(at(where), at(where + below(size - where + 1)));
        break;
      case 4:  // cut the end off
        bytes.resize(where);
        break;
      case 5: {  // repeat a piece
        const Bytes piece(at(where), at(where + std::min<std::size_t>(below(64), size - where)));
        bytes.insert(at(below(size + 1)), piece.begin(), piece.end());
        break;
      }
      case 6:  // swap two bytes
        if (where < size) std::swap(bytes[where], bytes[below(size)]);
        break;
      case 7: {  // the end of another one
        const Bytes& other = corpus_[below(corpus_.size())];
        const auto from = static_cast<std::ptrdiff_t>(below(other.size() + 1));
        bytes.resize(where);
        bytes.insert(bytes.end(), other.begin() + from, other.end());
        break;
      }
    }
  }

  std::mt19937_64 random_;
  const std::vector<Bytes>& corpus_;
};

bool read(const std::filesystem::path& path, Bytes& bytes) {
  std::ifstream file(path, std::ios::binary);
  bytes.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  return file.good() || file.eof();
}

bool parse(std::string_view text, std::uint64_t& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("usage: <target> CORPUS_FOLDER [COUNT [SEED]], or <target> FILE...\n", stderr);
    return 2;
  }
  for (const int signal : {SIGABRT, SIGSEGV, SIGILL, SIGFPE}) std::signal(signal, report_and_die);

  std::vector<std::filesystem::path> files;
  std::uint64_t count = 0;
  std::uint64_t seed = 1;
  std::error_code error;
  if (std::filesystem::is_regular_file(argv[1], error)) {
    files.assign(argv + 1, argv + argc);
  } else {
    if ((argc > 2 && !parse(argv[2], count)) || (argc > 3 && !parse(argv[3], seed)) || argc > 4) {
      std::fputs("COUNT and SEED are whole numbers\n", stderr);
      return 2;
    }
    for (std::filesystem::recursive_directory_iterator it(argv[1], error), end; !error && it != end;
         it.increment(error)) {
      if (it->is_regular_file()) files.push_back(it->path());
    }
    std::sort(files.begin(), files.end());
  }

  std::vector<Bytes> corpus;
  for (const auto& path : files) {
    Bytes bytes;
    if (!read(path, bytes)) {
      std::fprintf(stderr, "cannot read %s\n", path.string().c_str());
      return 3;
    }
    run(bytes);
    corpus.push_back(std::move(bytes));
  }
  Mutator mutator(seed, corpus);
  for (std::uint64_t i = 0; i < count; ++i) run(mutator.next());
  std::printf("%zu corpus files and %llu made-up inputs: no harm done\n", corpus.size(),
              static_cast<unsigned long long>(count));
  return 0;
}
