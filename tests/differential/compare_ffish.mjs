// Compares rulings of `chuhe judge` with those of ffish (Fairy-Stockfish as a package of npm) on random
// cycles of attack and dodge, and lists every disagreement with the article that decides it.
//
//   npm install ffish            anywhere; not part of the project
//   node tests/differential/compare_ffish.mjs --chuhe build/release/bin/chuhe
//        --ffish path/to/node_modules/ffish [--count 300] [--seed 1] [--entry] [--draws 10]
//
// With --entry a quiet move leads into each cycle. Of the cycles that ffish calls drawn one of ten, or of
// --draws, is compared; a cycle that chuhe alone calls a loss is then seen as seldom. Not a test of the project:
// the other program is no authority, and it is not installed everywhere.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const options = { count: '300', seed: '1', rules: 'wxf2018', draws: '10' };
for (let i = 2; i < process.argv.length; ++i) {
  const name = process.argv[i].replace(/^--/, '');
  options[name] = name === 'entry' ? true : process.argv[++i];
}
if (!options.chuhe || !options.ffish) {
  console.error('usage: compare_ffish.mjs --chuhe PROGRAM --ffish FOLDER [--count N] [--seed N] [--entry] [--draws N]');
  process.exit(2);
}

// A small generator of random numbers, so that a seed gives the same cycles everywhere.
let state = Number(options.seed) >>> 0;
function below(n) {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) % n;
}

const advisors = ['d0', 'f0', 'e1', 'd2', 'f2'];
const elephants = ['c0', 'g0', 'a2', 'e2', 'i2', 'c4', 'g4'];
const palace = ['d0', 'e0', 'f0', 'd1', 'e1', 'f1', 'd2', 'e2', 'f2'];
const flip = (square) => square[0] + (9 - Number(square[1]));
const anywhere = () => 'abcdefghi'[below(9)] + below(10);

function randomFen() {
  const board = new Map();
  const put = (letter, squares, black) => {
    for (let attempt = 0; attempt < 20; ++attempt) {
      let square = squares ? squares[below(squares.length)] : anywhere();
      if (black && squares) square = flip(square);
      if (board.has(square)) continue;
      board.set(square, black ? letter.toLowerCase() : letter);
      return;
    }
  };
  for (const black of [false, true]) {
    put('K', palace, black);
    for (let n = 1 + below(4); n > 0; --n) put('RNCRNC'[below(6)], null, black);
    for (let n = below(3); n > 0; --n) put('A', advisors, black);
    for (let n = below(3); n > 0; --n) put('B', elephants, black);
  }
  const counts = {};
  for (const letter of board.values()) counts[letter] = (counts[letter] ?? 0) + 1;
  if (Object.values(counts).some((count) => count > 2)) return null;
  const ranks = [];
  for (let rank = 9; rank >= 0; --rank) {
    let text = '';
    let empty = 0;
    for (const file of 'abcdefghi') {
      const letter = board.get(file + rank);
      if (!letter) {
        ++empty;
        continue;
      }
      text += (empty || '') + letter;
      empty = 0;
    }
    ranks.push(text + (empty || ''));
  }
  return `${ranks.join('/')} ${below(2) ? 'w' : 'b'} - - 0 1`;
}

// ffish counts ranks from 1.
const toFfish = (move) => move.replace(/([a-i])(\d)/g, (_, file, rank) => file + (Number(rank) + 1));
const fromFfish = (move) => move.replace(/([a-i])(\d+)/g, (_, file, rank) => file + (Number(rank) - 1));
const reverse = (move) => move.slice(2) + move.slice(0, 2);

function chuhe(fen, moves) {
  try {
    const text = execFileSync(options.chuhe,
      ['judge', '--rules', options.rules, '--json', '--fen', fen, '--moves', moves.join(' ')],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function makeCycle(ffish) {
  const fen = randomFen();
  if (!fen) return null;
  // The side that is not to move must not be in check.
  const waiting = new ffish.Board('xiangqi', fen.replace(/ [wb] /, (turn) => (turn === ' w ' ? ' b ' : ' w ')));
  const legal = !waiting.isCheck();
  waiting.delete();
  if (!legal) return null;
  const board = new ffish.Board('xiangqi', fen);
  const pick = () => {
    const all = board.legalMoves().split(' ').filter(Boolean);
    return all.length ? fromFfish(all[below(all.length)]) : null;
  };
  const play = (move) => {
    const before = board.fen().split(' ')[0].replace(/[^a-z]/gi, '').length;
    if (!move || !board.legalMoves().split(' ').includes(toFfish(move))) return false;
    board.push(toFfish(move));
    return board.fen().split(' ')[0].replace(/[^a-z]/gi, '').length === before;
  };
  const moves = [];
  const entry = options.entry ? pick() : null;
  let good = !options.entry || play(entry);
  for (let i = 0; good && i < 2; ++i) {
    moves.push(pick());
    good = play(moves[i]);
  }
  if (good) moves.push(reverse(moves[0]), reverse(moves[1]));
  for (let i = 2; good && i < 8; ++i) good = play(moves[i % 4]);
  const result = good ? board.result(true) : '*';
  board.delete();
  if (!good) return null;
  const verdict = { '1-0': 'black_loses', '0-1': 'red_loses', '*': 'none' }[result] ?? 'draw';
  return { fen, moves: [...(entry ? [entry] : []), ...moves, ...moves], verdict };
}

// What an attack lacks to be a chase, by our reading, and what decides it. Tried in this order, alone and then
// together, until some piece is attacked with every move of the side that the other program blames.
const shortcomings = [
  ['left alone', 'a target that makes no attempt to escape is not chased (diagram 106)', (attack) => attack.left_alone],
  ['kept', 'an attack that the move has not made is no chase (diagram 106)', (attack) => !attack.new],
  ['exchange', 'like attacks like, and the target could take back (diagrams 51 to 55)',
    (attack) => attack.captures_back && attack.attacker.piece.toLowerCase() === attack.target.piece.toLowerCase()],
  ['root', 'the target has a real root (diagrams 29 to 31, 86 to 89)', (attack) => attack.root === 'real' && !onRook(attack)],
  ['pinned', 'a capture that is not legal is no chase (diagrams 39 to 41, 63)', (attack) => !attack.legal],
  ['king or pawn', 'king and pawn may chase for ever (diagrams 67 to 70)',
    (attack) => 'kp'.includes(attack.attacker.piece.toLowerCase())],
];
const onRook = (attack) => attack.target.piece.toLowerCase() === 'r' && 'nc'.includes(attack.attacker.piece.toLowerCase());

// Whether some piece is attacked with every move of the side, if attacks with these shortcomings count too.
function attacksForEver(ruling, side, forgiven) {
  const where = new Map(); // square at the start of the cycle -> square now
  const now = (origin) => where.get(origin) ?? origin;
  let targets = null;
  for (const move of ruling.cycle) {
    const from = [...where].find(([, square]) => square === move.move.slice(0, 2))?.[0] ?? move.move.slice(0, 2);
    where.set(from, move.move.slice(2));
    if (move.side !== side) continue;
    const attacked = new Set(move.attacks
      .filter((attack) => shortcomings.every(([name, , lacks]) => forgiven.includes(name) || !lacks(attack)))
      .map((attack) => attack.target.square));
    const origins = targets ?? new Set([...attacked].map(
      (square) => [...where].find(([, at]) => at === square)?.[0] ?? square));
    targets = new Set([...origins].filter((origin) => attacked.has(now(origin))));
  }
  return targets !== null && targets.size > 0;
}

// All sets of shortcomings, the likeliest first: attacks that are not news, then attacks that are none.
function combinations() {
  const all = shortcomings.reduce((sets, [name]) => [...sets, ...sets.map((set) => [...set, name])], [[]]);
  const cost = (set) => set.reduce((sum, name) => sum + (name === 'left alone' || name === 'kept' ? 1 : 3), 0);
  return all.sort((a, b) => cost(a) - cost(b));
}

// What decides where the two differ: the kind of difference, and the article.
function reason(ruling, other) {
  if (ruling.verdict === 'draw') {
    const side = other.slice(0, other.indexOf('_'));
    const lacking = combinations().find((set) => attacksForEver(ruling, side, set));
    if (!lacking) return ['no piece attacked', 'no piece is attacked with every move (article 20.2)'];
    if (lacking.length === 0) return ['chase not ruled', 'TO BE LOOKED AT: some piece is attacked with every move'];
    const articles = shortcomings.filter(([name]) => lacking.includes(name)).map(([, article]) => article);
    return [lacking.join(' + '), articles.join('; ')];
  }
  const mine = ruling.cycle.filter((move) => ruling.verdict.startsWith(move.side));
  const decisive = mine.map((move) => move.decided_by);
  if (decisive.some((edge) => edge?.kind === 'unrooted')) {
    return ['unrooted', 'a root taken away makes a chase (diagram 105)'];
  }
  if (options.entry) return ['entry', 'the move that leads into the cycle is no part of it (article 20)'];
  if (decisive.some((edge) => edge?.root === 'fake')) return ['false root', 'a false root is no root (article 19)'];
  return ['other', ruling.article];
}

delete globalThis.fetch; // the package loads itself by it where it is there, and fails
const ffish = createRequire(import.meta.url)(path.resolve(options.ffish));
ffish.onRuntimeInitialized = () => {
  const table = {};
  const kinds = {};
  let compared = 0;
  while (compared < Number(options.count)) {
    const cycle = makeCycle(ffish);
    if (!cycle) continue;
    // Most cycles are ones in which nobody is at fault; a part of them is enough.
    if (cycle.verdict === 'draw' && below(Number(options.draws)) > 0) continue;
    const ruling = chuhe(cycle.fen, cycle.moves);
    if (!ruling) continue;
    ++compared;
    const key = `chuhe ${ruling.verdict}, ffish ${cycle.verdict}`;
    table[key] = (table[key] ?? 0) + 1;
    if (ruling.verdict === cycle.verdict) continue;
    console.log(`${cycle.fen} moves ${cycle.moves.join(' ')}`);
    const [kind, article] = reason(ruling, cycle.verdict);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    console.log(`  ${key}: ${kind}: ${article}`);
  }
  console.log(`${compared} cycles`);
  for (const [key, count] of Object.entries(table)) console.log(`  ${key}: ${count}`);
  console.log('differences by kind');
  for (const [kind, count] of Object.entries(kinds)) console.log(`  ${kind}: ${count}`);
};
