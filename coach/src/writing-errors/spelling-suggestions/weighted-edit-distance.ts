import { spellingEditCosts } from '../data/spelling-edit-costs.ts';

/** Letters as 1-26, the apostrophe as 27: small enough for flat tables. */
const size = 28;
export const letterCode = (byte: number): number => (byte >= 97 && byte <= 122 ? byte - 96 : 27);

const vowels = new Set([...'aeiouy'].map((letter) => letterCode(letter.charCodeAt(0))));
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const costs = {
  doubled: 0.25,
  vowel: 0.55,
  silent: 0.6,
  other: 0.95,
  swap: 0.5,
  vowelForVowel: 0.5,
  nearKey: 0.85,
  first: 0.35,
};
const oftenSilent = new Set([...'hkwbluetng'].map((letter) => letterCode(letter.charCodeAt(0))));

const buildSubstitutions = (): Float32Array => {
  const table = new Float32Array(size * size).fill(1);
  const code = (letter: string): number => letterCode(letter.charCodeAt(0));
  for (const a of vowels) for (const b of vowels) table[a * size + b] = costs.vowelForVowel;
  for (const row of keyboard) {
    for (let at = 0; at + 1 < row.length; at++) {
      const [a, b] = [code(row.charAt(at)), code(row.charAt(at + 1))];
      for (const cell of [a * size + b, b * size + a])
        table[cell] = Math.min(table[cell] ?? 1, costs.nearKey);
    }
  }
  for (let letter = 0; letter < size; letter++) table[letter * size + letter] = 0;
  return table;
};

interface Slip {
  written: number[];
  meant: number[];
  cost: number;
}

/** Slips by their last two letters, so that a cell of the table looks only at those that can end there. */
const buildSlips = (): (Slip[] | undefined)[] => {
  const table: (Slip[] | undefined)[] = new Array(size * size);
  const codes = (text: string): number[] => [...text].map((letter) => letterCode(letter.charCodeAt(0)));
  for (const [written, meant, cost] of spellingEditCosts) {
    const slip = { written: codes(written), meant: codes(meant), cost };
    const cell = (slip.written.at(-1) ?? 0) * size + (slip.meant.at(-1) ?? 0);
    table[cell] = [...(table[cell] ?? []), slip];
  }
  return table;
};

const substitutions = buildSubstitutions();
const slips = buildSlips();

const endsWith = (word: Uint8Array, end: number, tail: number[]): boolean => {
  const from = end - tail.length;
  if (from < 0) return false;
  for (let at = 0; at < tail.length; at++) if (word[from + at] !== tail[at]) return false;
  return true;
};

/** What each letter costs when it is written too much or left out, for all letters: dear when it carries sound. */
const loneCosts = Float64Array.from({ length: size }, (_, letter) => {
  if (letter === letterCode(0)) return 0.3;
  if (vowels.has(letter)) return costs.vowel;
  return oftenSilent.has(letter) ? costs.silent + 0.15 : costs.other;
});

const loneCost = (word: Uint8Array, at: number): number => {
  const letter = word[at] ?? 0;
  return at > 0 && word[at - 1] === letter ? costs.doubled : (loneCosts[letter] ?? 0);
};

const width = 32;
const table = new Float32Array(width * width);
/** The cost of leaving out each letter of the word that is compared. */
const leftOut = new Float64Array(width);

/** The least a slip costs that ends at these letters of both words. */
const slipCost = (words: { written: Uint8Array; meant: Uint8Array }, i: number, j: number): number => {
  const { written, meant } = words;
  const ending = slips[(written[i - 1] ?? 0) * size + (meant[j - 1] ?? 0)];
  let cost = Number.POSITIVE_INFINITY;
  if (ending === undefined) return cost;
  for (let at = 0; at < ending.length; at++) {
    const slip = ending[at];
    if (!slip || !endsWith(written, i, slip.written) || !endsWith(meant, j, slip.meant)) continue;
    const from = (i - slip.written.length) * width + j - slip.meant.length;
    cost = Math.min(cost, (table[from] ?? 0) + slip.cost);
  }
  return cost;
};

/** How far a child's spelling is from a word, in slips; gives up with Infinity once past `limit`. */
export const weightedEditDistance = (written: Uint8Array, meant: Uint8Array, limit: number): number => {
  const rows = written.length;
  const columns = meant.length;
  if (rows >= width || columns >= width) return Number.POSITIVE_INFINITY;
  const words = { written, meant };
  table[0] = 0;
  for (let j = 1; j <= columns; j++) {
    leftOut[j] = loneCost(meant, j - 1);
    table[j] = (table[j - 1] ?? 0) + (leftOut[j] ?? 0);
  }
  let previousBest = 0;
  for (let i = 1; i <= rows; i++) {
    const a = written[i - 1] ?? 0;
    const extra = loneCost(written, i - 1);
    let left = (table[(i - 1) * width] ?? 0) + extra;
    table[i * width] = left;
    left = Math.fround(left);
    let best = left;
    for (let j = 1; j <= columns; j++) {
      const b = meant[j - 1] ?? 0;
      const up = (i - 1) * width + j;
      let cost = Math.min(
        (table[up - 1] ?? 0) + (substitutions[a * size + b] ?? 1),
        (table[up] ?? 0) + extra,
        left + (leftOut[j] ?? 0),
      );
      if (i > 1 && j > 1 && a === meant[j - 2] && b === written[i - 2] && a !== b) {
        cost = Math.min(cost, (table[up - width - 2] ?? 0) + costs.swap);
      }
      if (slips[a * size + b] !== undefined) cost = Math.min(cost, slipCost(words, i, j));
      table[i * width + j] = cost;
      left = Math.fround(cost);
      if (cost < best) best = cost;
    }
    // Two rows: a swap or a slip may reach over one bad row.
    if (best > limit && previousBest > limit) return Number.POSITIVE_INFINITY;
    previousBest = best;
  }
  const total = (table[rows * width + columns] ?? 0) + (written[0] === meant[0] ? 0 : costs.first);
  return total > limit ? Number.POSITIVE_INFINITY : total;
};
