import type { PreparedMessage, WordRange } from './features.ts';
import { likeliestAct, type PartClassifier } from './part-classifier.ts';

/** A cut less likely than this is not tried. */
const LEAST_LIKELY = 0.02;
const MOST_CUTS = 12;

const CERTAIN = 0.999;

const endsSentence = ({ words }: PreparedMessage, at: number): boolean =>
  /[.!?]["”’)]*$/.test(words[at]?.typed ?? '');

/** Sentences that do the same thing are one part, unless a cut between them is at least this likely. */
const CUT_BETWEEN_LIKE = 0.5;

/** The parts of a message: where a child does something else, a new one begins. */
export function cutIntoParts(
  heard: PreparedMessage,
  judge: Pick<PartClassifier, 'cut' | 'act'>,
): WordRange[] {
  const actOf = (range: WordRange): string => likeliestAct(judge.act(heard, range)).act;
  const joined: WordRange[] = [];
  for (const range of likeliestCuts(heard, judge)) {
    const before = joined.at(-1);
    const isSame =
      before && actOf(before) === actOf(range) && judge.cut(heard, range.from) < CUT_BETWEEN_LIKE;
    if (isSame) before.to = range.to;
    else joined.push({ ...range });
  }
  return joined;
}

/** The way to cut a message that makes both the cuts and what each part does likeliest. */
function likeliestCuts(heard: PreparedMessage, judge: Pick<PartClassifier, 'cut' | 'act'>): WordRange[] {
  const { length } = heard.words;
  if (length === 0) return [];
  // Each sentence is judged for itself first.
  const likely = Array.from({ length }, (_, at) =>
    at === 0 ? 0 : endsSentence(heard, at - 1) ? CERTAIN : judge.cut(heard, at),
  );
  const places = likely
    .map((share, at) => ({ share, at }))
    .filter(({ share }) => share >= LEAST_LIKELY)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_CUTS)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const marks = [0, ...places, length];
  /** For each mark, the best way to cut all that stands before it. */
  const ways: { score: number; ranges: WordRange[] }[] = [{ score: 0, ranges: [] }];
  for (let end = 1; end < marks.length; end++) {
    let found: { score: number; ranges: WordRange[] } | undefined;
    let inside = 0;
    for (let start = end - 1; start >= 0; start--) {
      const before = ways[start];
      const range = { from: marks[start] ?? 0, to: marks[end] ?? length };
      if (!before) continue;
      const cut = start === 0 ? 0 : Math.log(likely[range.from] ?? 1);
      const score = before.score + cut + inside + Math.log(likeliestAct(judge.act(heard, range)).sureness);
      if (!found || score > found.score) found = { score, ranges: [...before.ranges, range] };
      if (start > 0) inside += Math.log(1 - Math.min(likely[range.from] ?? 0, 0.999));
    }
    ways.push(found ?? { score: 0, ranges: [] });
  }
  return ways.at(-1)?.ranges ?? [];
}
