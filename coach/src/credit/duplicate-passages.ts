import { lengthOf } from '../marking/draft.ts';
import type { Sentence, TextAnalysis } from '../parse/index.ts';
import { isLike, readAs, type WordMask } from './repetition.ts';

/** A shorter sentence may come again by chance. */
const fewestWords = 3;
/** With this share of its words in sentences that stand elsewhere too, a paragraph is put together from them. */
const copiedShare = 0.7;

const wordsIn = (run: Sentence[]): number => run.reduce((sum, sentence) => sum + lengthOf(sentence), 0);

/** For each sentence, others that say the same. */
type Matches = Set<number>[];

interface Found {
  /** Word for word. */
  exact: Matches;
  /** But for a letter or a word. */
  near: Matches;
}

const findTwins = ({ words, sentences }: TextAnalysis): Found => {
  const exact = sentences.map(() => new Set<number>());
  const near = sentences.map(() => new Set<number>());
  const pair = (matches: Matches, one: number, other: number): void => {
    matches[one]?.add(other);
    matches[other]?.add(one);
  };
  const said = sentences.map((sentence) =>
    lengthOf(sentence) < fewestWords ? null : readAs(words.slice(sentence.firstWord, sentence.endWord)),
  );
  said.forEach((one, index) => {
    if (!one) return;
    for (let at = index + 1; at < said.length; at++) {
      const other = said[at];
      if (!other) continue;
      const isExact = one.plain === other.plain;
      if (isExact) pair(exact, index, at);
      if (isExact || isLike(one, other)) pair(near, index, at);
    }
  });
  return { exact, near };
};

/** Neighbours that all have a twin, none of them in the run itself. */
const runsAmong = (sentences: Sentence[], matches: Matches): Sentence[][] => {
  const runs: Sentence[][] = [];
  for (const sentence of sentences) {
    const own = matches[sentence.index];
    if (!own || own.size === 0) continue;
    const run = runs.at(-1);
    if (run?.at(-1)?.index === sentence.index - 1 && !run.some(({ index }) => own.has(index)))
      run.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
};

/** The run itself, and the pieces of it that follow each other elsewhere too: beside what was pasted, a thought may come back. */
const withPieces = (run: Sentence[], matches: Matches): Sentence[][] => {
  const pieces: Sentence[][] = [];
  for (const sentence of run) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    const goesOn =
      before && [...(matches[before.index] ?? [])].some((at) => matches[sentence.index]?.has(at + 1));
    if (piece && goesOn) piece.push(sentence);
    else pieces.push([sentence]);
  }
  return [run, ...pieces];
};

/** For each run, longest first and each once, the words of the text that are in it. */
const masksOf = (runs: Sentence[][], { words }: TextAnalysis): WordMask[] => {
  const spans = new Map(
    runs
      .toSorted((a, b) => wordsIn(b) - wordsIn(a))
      .map((run) => {
        const from = run[0]?.firstWord ?? 0;
        const to = run.at(-1)?.endWord ?? 0;
        return [`${from} ${to}`, { from, to }];
      }),
  );
  return [...spans.values()].map(({ from, to }) => words.map(({ index }) => index >= from && index < to));
};

/**
 * Stretches of the text that stand elsewhere too, word for word or nearly: whole paragraphs put together from others,
 * or neighbours in one. Each of them may have been pasted in, and without it the text is as it was before.
 */
export const findDuplicatePassages = (analysis: TextAnalysis): { exact: WordMask[]; near: WordMask[] } => {
  const { exact, near } = findTwins(analysis);
  const inParagraphs = analysis.paragraphs.map(({ firstSentence, endSentence }) => {
    const own = analysis.sentences.slice(firstSentence, endSentence);
    const isElsewhere = (at: number): boolean => at < firstSentence || at >= endSentence;
    const copied = own.filter(({ index }) => [...(near[index] ?? [])].some(isElsewhere));
    const isWhole = copied.length > 0 && wordsIn(copied) >= copiedShare * wordsIn(own);
    return {
      exact: runsAmong(own, exact).flatMap((run) => withPieces(run, exact)),
      near: [
        ...(isWhole ? [own] : []),
        // Whoever comes back to a thought says one sentence nearly again, not two in a row.
        ...runsAmong(own, near).filter((run) => run.length > 1),
      ],
    };
  });
  return {
    exact: masksOf(
      inParagraphs.flatMap((found) => found.exact),
      analysis,
    ),
    near: masksOf(
      inParagraphs.flatMap((found) => found.near),
      analysis,
    ),
  };
};
