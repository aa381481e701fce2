import type { Criterion } from '@inkling/contract';
import { isNoteToMarker } from '../credited-text/notes-to-marker.ts';
import { lowerWordsOf } from '../credited-text/writing-prompt-copies.ts';
import type { TextAnalysis, Word } from '../parse/index.ts';
import { type CriterionResult, describeMark, type Rubric } from './rubric.ts';

/** Fewer words than this are a slip of the keys. */
const fewestWords = 3;

/** With more than this share of words nobody knows, it is noise with words in it. */
const mostUnknown = 0.3;

/** Different words a child put down for themselves where no sentence could be credited: not the prompt's, no note to the marker. */
export const readableWords = (analysis: TextAnalysis, prompt: string): Word[] => {
  const taken = new Set(lowerWordsOf(prompt));
  const readable: Word[] = [];
  const notes = analysis.sentences.map(({ start, end }) => isNoteToMarker(analysis.text.slice(start, end)));
  for (const word of analysis.words) {
    if (!word.isContent || !word.isKnown || taken.has(word.lower) || notes[word.sentence]) continue;
    taken.add(word.lower);
    readable.push(word);
  }
  const unknown = analysis.words.filter((word) => !word.isKnown && !word.isName).length;
  return readable.length >= fewestWords && unknown <= mostUnknown * analysis.words.length ? readable : [];
};

/** Criteria on which words alone can earn the first mark. */
const earnedByWords: ReadonlySet<Criterion> = new Set(['audience', 'ideas', 'vocabulary', 'spelling']);

/** A list of words isn't a text yet, but the scale gives it the first mark wherever words alone can earn one. */
export const minimalTextMark = (
  criterion: Criterion,
  { rubric, readable }: { rubric: Rubric; readable: Word[] },
): CriterionResult | null => {
  if (readable.length === 0 || !earnedByWords.has(criterion)) return null;
  return {
    ...describeMark(rubric, { level: 1, counted: { words: readable.length } }),
    evidence: [],
    found: {},
  };
};
