import type { Sentence } from '../parse/index.ts';
import type { FeedbackContext } from './feedback-context.ts';

const fewestWords = 7;

const lengthOf = (sentence: Sentence): number => sentence.endWord - sentence.firstWord;

export const textOfSentence = ({ text }: FeedbackContext, { start, end }: Sentence): string =>
  text.slice(start, end);

/** The line nearest to a probability of the way through that can stand for its part: told, not spoken, and long enough. */
export function quotableSentenceNear(context: FeedbackContext, probability: number): Sentence | undefined {
  const { prose } = context;
  const at = Math.floor(prose.length * probability);
  const told = prose.filter((one) => !one.hasSpeech && one.endMark !== '?' && lengthOf(one) >= fewestWords);
  const nearest = told.sort(
    (a, b) => Math.abs(prose.indexOf(a) - at) - Math.abs(prose.indexOf(b) - at) || a.start - b.start,
  );
  return nearest[0] ?? prose[at];
}
