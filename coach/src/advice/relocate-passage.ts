import type { Span } from '../marking/assessment.ts';
import type { Sentence, TextAnalysis } from '../parse/index.ts';
import type { Alignment } from '../revision/align-sentences.ts';
import { type ChangedWords, changedWords, wordsIn } from '../revision/changed-words.ts';

/** What became of a passage in the next draft. */
export interface RelocatedPassage {
  /** `replaced`: something else stands between its old neighbours. */
  fate: 'same' | 'changed' | 'replaced' | 'gone';
  olds: Sentence[];
  /** What it became. */
  news: Sentence[];
  /** What it became together with what is new right beside it, in order. */
  around: Sentence[];
  /** Words that were there and that are there now, spelt in any way. */
  changed: ChangedWords;
}

const mostFreshBeside = 5;

/** Follows a passage to the next draft, with what was written beside it. */
export const relocatePassage = (
  before: TextAnalysis,
  after: TextAnalysis,
  { alignment, passage }: { alignment: Alignment; passage: Span },
): RelocatedPassage => {
  const olds = before.sentences.filter(({ start, end }) => start < passage.end && end > passage.start);
  const news = [...new Set(olds.flatMap((old) => alignment.becameOf.get(old) ?? []))].sort(byPlace);
  const replaced = news.length === 0 ? inGap(before, after, { alignment, olds }) : [];
  const around = news.length > 0 ? withFresh(after, alignment, news) : replaced;
  const isSame = olds.every((old) => alignment.unchanged.has(old)) && around.length === news.length;
  return {
    fate: news.length > 0 ? (isSame ? 'same' : 'changed') : replaced.length > 0 ? 'replaced' : 'gone',
    olds,
    news,
    around,
    changed: changedWords(wordsIn(before, olds), wordsIn(after, around)),
  };
};

const byPlace = (a: Sentence, b: Sentence): number => a.start - b.start;

const withFresh = (after: TextAnalysis, { fresh }: Alignment, news: Sentence[]): Sentence[] => {
  const found = new Set(news);
  for (const sentence of news)
    for (const step of [-1, 1])
      for (let away = 1; away <= mostFreshBeside; away += 1) {
        const beside = after.sentences[sentence.index + step * away];
        if (!beside || !fresh.has(beside)) break;
        // What ends the paragraph before belongs to what is told there.
        if (step < 0 && beside.paragraph !== sentence.paragraph) break;
        found.add(beside);
      }
  return [...found].sort(byPlace);
};

/** New sentences between what the nearest neighbours that are still there became. */
const inGap = (
  before: TextAnalysis,
  after: TextAnalysis,
  { alignment, olds }: { alignment: Alignment; olds: Sentence[] },
): Sentence[] => {
  const first = olds[0]?.index ?? 0;
  const last = olds.at(-1)?.index ?? 0;
  const nowOf = (old: Sentence) => alignment.becameOf.get(old)?.[0]?.index;
  const earlier = before.sentences.slice(0, first).findLast((old) => nowOf(old) !== undefined);
  const later = before.sentences.slice(last + 1).find((old) => nowOf(old) !== undefined);
  const from = (earlier && nowOf(earlier)) ?? -1;
  const to = (later && nowOf(later)) ?? after.sentences.length;
  return after.sentences.slice(from + 1, Math.max(from + 1, to)).filter((one) => alignment.fresh.has(one));
};
