import type { Span } from '../marking/assessment.ts';
import type { Draft } from '../marking/draft.ts';
import type { Word } from '../parse/index.ts';

export interface TextPart {
  name: 'opening' | 'middle' | 'closing';
  /** 0 to 1: how clearly the part is there. */
  strength: number;
  shown: Span[];
}

interface Sections {
  opening: Word[];
  /** Everything after the first section. */
  later: Word[];
  closing: Word[];
}

const fewestForParts = 12;

/** A case is led up to and summed up; a story's trouble starts early. */
const edgeShare = { narrative: 0.25, persuasive: 0.3 };

/** By words, not sentences: a story without full stops has its parts all the same. */
export const sectionsOf = ({ genre, words }: Draft): Sections => {
  const edge = Math.max(4, Math.round(words.length * edgeShare[genre]));
  const isShort = words.length < fewestForParts;
  return {
    opening: words.slice(0, edge),
    later: isShort ? [] : words.slice(edge),
    closing: isShort ? [] : words.slice(-edge),
  };
};

export const spansOverlapping = (spans: Span[], words: Word[]): Span[] => {
  const from = words[0]?.start ?? 0;
  const to = words.at(-1)?.end ?? 0;
  return spans.filter((span) => span.start < to && span.end > from);
};

export const cappedShare = (value: number, enough: number): number => Math.min(1, value / enough);
