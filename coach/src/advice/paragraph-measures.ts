import type { Paragraph, Sentence, TextAnalysis } from '../parse/index.ts';
import { type DraftComparison, doneIf, type Measure } from './draft-comparison.ts';

const bodyOf = ({ paragraphs }: TextAnalysis): Paragraph[] =>
  paragraphs.filter(({ role }) => role === 'body');

const paragraphOf = ({ paragraphs }: TextAnalysis, sentence: Sentence | undefined): Paragraph | undefined =>
  sentence && paragraphs[sentence.paragraph];

const lengthOf = (paragraph: Paragraph | undefined): number =>
  paragraph ? paragraph.endSentence - paragraph.firstSentence : 0;

/** The sentence begins a paragraph now. */
export const opensParagraph: Measure = ({ after, carried }) => {
  const [now] = carried?.news ?? [];
  return doneIf(paragraphOf(after, now)?.firstSentence === now?.index);
};

export const moreParagraphs: Measure = ({ before, after }) =>
  doneIf(bodyOf(after).length > bodyOf(before).length);

/** Lines that stood apart share a paragraph. */
export const joinsParagraphs: Measure = ({ before, after, carried }) => {
  const places = new Set(carried?.news.map(({ paragraph }) => paragraph));
  return doneIf(places.size === 1, bodyOf(after).length < bodyOf(before).length);
};

const leastToSupport = 4;

export const growsParagraph: Measure = ({ before, after, carried }) => {
  const old = paragraphOf(before, carried?.olds[0]);
  const now = paragraphOf(after, carried?.news[0]);
  const gained = (now ? now.end - now.start : 0) - (old ? old.end - old.start : 0);
  return doneIf(lengthOf(now) > lengthOf(old) || gained > leastToSupport * 5, gained > 0);
};

export const splitsParagraph: Measure = ({ before, after, carried }) => {
  const old = paragraphOf(before, carried?.olds[0]);
  const now = paragraphOf(after, carried?.news[0]);
  return doneIf(bodyOf(after).length > bodyOf(before).length && lengthOf(now) < lengthOf(old));
};

/** What stayed comes in another order. */
export const changesOrder: Measure = ({ before, alignment }: DraftComparison) => {
  const places = before.sentences.flatMap((old) =>
    alignment.unchanged.has(old) ? (alignment.becameOf.get(old)?.[0]?.index ?? []) : [],
  );
  return doneIf(places.some((place, index) => place < (places[index - 1] ?? -1)));
};
