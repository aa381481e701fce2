import type { Advice } from '@inkling/coach';
import { irrelevantSentences } from './texts-to-add.ts';

interface Place {
  start: number;
  end: number;
}

/** Sentences as a reader sees them, good enough to edit at. */
const sentencesOf = (text: string): Place[] =>
  [...text.matchAll(/\S[^.!?\n]*[.!?]+["”]?/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Those that are two or more away from the passage. */
const farFrom = (text: string, { passage }: Advice): Place[] => {
  const all = sentencesOf(text);
  if (!passage) return all;
  const near = all.flatMap((one, index) =>
    one.start < passage.end && one.end > passage.start ? [index] : [],
  );
  return all.filter((_one, index) => near.every((other) => Math.abs(other - index) > 2));
};

/** One change elsewhere that has nothing to do with the advice. */
export const editElsewhere = (text: string, advice: Advice, way: number): string | null => {
  const places = farFrom(text, advice);
  const place = places[(way * 3) % Math.max(1, places.length)];
  if (!place) return null;
  const sentence = irrelevantSentences[way % irrelevantSentences.length] ?? '';
  if (way % 3 === 0) return `${text.slice(0, place.end)} ${sentence}${text.slice(place.end)}`;
  if (way % 3 === 1) return `${text.slice(0, place.start)}${sentence}${text.slice(place.end)}`;
  return `${text.slice(0, place.start)}${text.slice(place.end).trimStart()}`;
};

/** The first paragraph goes to the end. */
export const moveParagraph = (text: string): string | null => {
  const [first, ...rest] = text.split('\n\n');
  return first && rest.length > 0 ? [...rest, first].join('\n\n') : null;
};
