import type { Criterion, Genre } from '@inkling/contract';
import { isNoteToMarker } from '../credit/no-credit.ts';
import { plainWords } from '../credit/prompt-copies.ts';
import { narrativeAudienceLadder, persuasiveAudienceLadder } from '../criteria/ladders/audience.ts';
import { narrativeIdeasLadder, persuasiveIdeasLadder } from '../criteria/ladders/ideas.ts';
import { spellingLadder } from '../criteria/ladders/spelling.ts';
import { vocabularyLadder } from '../criteria/ladders/vocabulary.ts';
import type { TextAnalysis, Word } from '../parse/index.ts';
import type { CriterionResult } from './criterion.ts';
import { standOn } from './rubric.ts';

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
export const firstStep = (
  criterion: Criterion,
  { genre, readable }: { genre: Genre; readable: Word[] },
): CriterionResult | null => {
  if (readable.length === 0) return null;
  const isStory = genre === 'narrative';
  const step = { level: 1, counted: { words: readable.length } };
  switch (criterion) {
    case 'audience':
      return { ...standOn(isStory ? narrativeAudienceLadder : persuasiveAudienceLadder, step), evidence: [] };
    case 'ideas':
      return { ...standOn(isStory ? narrativeIdeasLadder : persuasiveIdeasLadder, step), evidence: [] };
    case 'vocabulary':
      return { ...standOn(vocabularyLadder, step), evidence: [] };
    case 'spelling':
      return { ...standOn(spellingLadder, step), evidence: [] };
    default:
      return null;
  }
};
