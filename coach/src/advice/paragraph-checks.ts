import type { Paragraph, Sentence, TextAnalysis } from '../parse/index.ts';
import { type AdviceCheck, type DraftComparison, followedWhen } from './draft-comparison.ts';

const bodyOf = ({ paragraphs }: TextAnalysis): Paragraph[] =>
  paragraphs.filter(({ role }) => role === 'body');

const paragraphOf = ({ paragraphs }: TextAnalysis, sentence: Sentence | undefined): Paragraph | undefined =>
  sentence && paragraphs[sentence.paragraph];

const lengthOf = (paragraph: Paragraph | undefined): number =>
  paragraph ? paragraph.endSentence - paragraph.firstSentence : 0;

/** The sentence begins a paragraph now. */
export const opensParagraph: AdviceCheck = ({ after, relocated }) => {
  const [now] = relocated?.news ?? [];
  return followedWhen(paragraphOf(after, now)?.firstSentence === now?.index);
};

export const moreParagraphs: AdviceCheck = ({ before, after }) =>
  followedWhen(bodyOf(after).length > bodyOf(before).length);

/** Lines that stood apart share a paragraph. */
export const joinsParagraphs: AdviceCheck = ({ before, after, relocated }) => {
  const places = new Set(relocated?.news.map(({ paragraph }) => paragraph));
  return followedWhen(places.size === 1, bodyOf(after).length < bodyOf(before).length);
};

const leastToSupport = 4;

export const growsParagraph: AdviceCheck = ({ before, after, relocated }) => {
  const old = paragraphOf(before, relocated?.olds[0]);
  const now = paragraphOf(after, relocated?.news[0]);
  const gained = (now ? now.end - now.start : 0) - (old ? old.end - old.start : 0);
  return followedWhen(lengthOf(now) > lengthOf(old) || gained > leastToSupport * 5, gained > 0);
};

export const splitsParagraph: AdviceCheck = ({ before, after, relocated }) => {
  const old = paragraphOf(before, relocated?.olds[0]);
  const now = paragraphOf(after, relocated?.news[0]);
  return followedWhen(bodyOf(after).length > bodyOf(before).length && lengthOf(now) < lengthOf(old));
};

/** What stayed comes in another order. */
export const changesOrder: AdviceCheck = ({ before, alignment }: DraftComparison) => {
  const places = before.sentences.flatMap((old) =>
    alignment.unchanged.has(old) ? (alignment.becameOf.get(old)?.[0]?.index ?? []) : [],
  );
  return followedWhen(places.some((place, index) => place < (places[index - 1] ?? -1)));
};
