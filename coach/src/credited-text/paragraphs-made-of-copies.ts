import { lengthOf } from '../marking/draft.ts';
import type { Paragraph, TextAnalysis } from '../parse/index.ts';
import { wordsOf } from '../parse/words-of.ts';
import type { CopyDirection, WordMask } from './repetition.ts';

/** A shorter sentence may come again by chance. */
const fewestWords = 3;

/** With this share of its words in sentences that are elsewhere too, a paragraph is put together from them. */
const pastedShare = 0.7;

/** The words of each sentence in one line; null where it is too short to tell. */
const keysOf = (analysis: TextAnalysis): (string | null)[] =>
  analysis.sentences.map((sentence) =>
    lengthOf(sentence) < fewestWords
      ? null
      : wordsOf(analysis, sentence)
          .map((word) => word.lower)
          .join(' '),
  );

/** Share of a paragraph's words in sentences that the other paragraphs have too. */
const shareElsewhere = (
  { sentences }: TextAnalysis,
  keys: (string | null)[],
  { paragraph, others }: { paragraph: Paragraph; others: Paragraph[] },
): number => {
  const elsewhere = new Set(
    others.flatMap(({ firstSentence, endSentence }) => keys.slice(firstSentence, endSentence)),
  );
  let copied = 0;
  let all = 0;
  for (const sentence of sentences.slice(paragraph.firstSentence, paragraph.endSentence)) {
    const key = keys[sentence.index];
    all += lengthOf(sentence);
    if (key && elsewhere.has(key)) copied += lengthOf(sentence);
  }
  return all === 0 ? 0 : copied / all;
};

/**
 * Paragraphs put together from sentences of the others, the most copied first; of two that are alike, the later one, or
 * reading back the earlier. Without them the text is as it was before they were pasted in, wherever that was.
 */
export const paragraphsMadeOfCopies = (analysis: TextAnalysis, direction: CopyDirection): WordMask => {
  const keys = keysOf(analysis);
  const pasted = new Set<number>();
  let left = analysis.paragraphs;
  // No sentence is there twice: nothing can have been pasted.
  const whole = keys.filter((key) => key !== null);
  if (new Set(whole).size === whole.length) left = [];
  while (left.length > 1) {
    const [most] = left
      // A title earns nothing, and what says it again would.
      .filter(({ role }) => role !== 'title')
      .map((paragraph) => ({
        paragraph,
        share: shareElsewhere(analysis, keys, {
          paragraph,
          others: left.filter((each) => each !== paragraph),
        }),
      }))
      .sort(
        (a, b) =>
          b.share - a.share || (direction === 'forward' ? 1 : -1) * (b.paragraph.index - a.paragraph.index),
      );
    if (!most || most.share < pastedShare) break;
    pasted.add(most.paragraph.index);
    left = left.filter((each) => each !== most.paragraph);
  }
  return analysis.words.map(({ paragraph }) => pasted.has(paragraph));
};
