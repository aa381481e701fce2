import type { Criterion, Genre } from '@inkling/contract';
import { isNoteToMarker } from '../credit/no-credit.ts';
import { plainWords } from '../credit/prompt-copies.ts';
import { narrativeAudienceRubric, persuasiveAudienceRubric } from '../criteria/rubrics/audience.ts';
import { narrativeIdeasRubric, persuasiveIdeasRubric } from '../criteria/rubrics/ideas.ts';
import { spellingRubric } from '../criteria/rubrics/spelling.ts';
import { vocabularyRubric } from '../criteria/rubrics/vocabulary.ts';
import type { TextAnalysis, Word } from '../parse/index.ts';
import type { CriterionResult } from './criterion.ts';
import { describeMark } from './rubric.ts';

/** Fewer words than this are a slip of the keys. */
const fewestWords = 3;

/** With more than this share of words nobody knows, it is noise with words in it. */
const mostUnknown = 0.3;

/** Different words a child put down for themselves where no sentence could be credited: not the prompt's, no note to the marker. */
export const readableWords = (analysis: TextAnalysis, prompt: string): Word[] => {
  const taken = new Set(plainWords(prompt));
  const readable: Word[] = [];
  for (const word of analysis.words) {
    const sentence = analysis.sentences[word.sentence];
    if (!word.isContent || !word.isKnown || taken.has(word.lower)) continue;
    if (sentence && isNoteToMarker(analysis.text.slice(sentence.start, sentence.end))) continue;
    taken.add(word.lower);
    readable.push(word);
  }
  const unknown = analysis.words.filter((word) => !word.isKnown && !word.isName).length;
  return readable.length >= fewestWords && unknown <= mostUnknown * analysis.words.length ? readable : [];
};

/** A list of words is no text yet, but the scale gives it the first mark wherever words alone can earn one. */
export const minimalTextMark = (
  criterion: Criterion,
  { genre, readable }: { genre: Genre; readable: Word[] },
): CriterionResult | null => {
  if (readable.length === 0) return null;
  const isStory = genre === 'narrative';
  const step = { level: 1, counted: { words: readable.length } };
  switch (criterion) {
    case 'audience':
      return {
        ...describeMark(isStory ? narrativeAudienceRubric : persuasiveAudienceRubric, step),
        evidence: [],
      };
    case 'ideas':
      return { ...describeMark(isStory ? narrativeIdeasRubric : persuasiveIdeasRubric, step), evidence: [] };
    case 'vocabulary':
      return { ...describeMark(vocabularyRubric, step), evidence: [] };
    case 'spelling':
      return { ...describeMark(spellingRubric, step), evidence: [] };
    default:
      return null;
  }
};
