import { type Span, splitSentences } from '@inkling/contract';

/** The sentences of a text by their places, line by line, for choosing them with the keyboard. */
export const sentencesOf = (text: string): Span[] =>
  [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    splitSentences(text, { start: index, end: index + line.length }),
  );

/** The next choice of sentences: one further, or one more of them. */
export const moveSentenceSelection = (
  sentences: Span[],
  chosen: Span | null,
  { by, widen }: { by: 1 | -1; widen: boolean },
): Span | null => {
  const firstIndex = sentences.findIndex(({ end }) => chosen !== null && end > chosen.start);
  const lastIndex = sentences.findLastIndex(({ start }) => chosen !== null && start < chosen.end);
  if (chosen === null || firstIndex < 0 || lastIndex < 0) return sentences.at(by === 1 ? 0 : -1) ?? null;
  const target = sentences[(by === 1 ? lastIndex : firstIndex) + by];
  if (!target) return chosen;
  if (!widen) return target;
  return { start: Math.min(chosen.start, target.start), end: Math.max(chosen.end, target.end) };
};
