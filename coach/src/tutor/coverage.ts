import { elementCues } from './element-cues.ts';
import type { Family } from './elements.ts';
import type { StoryFacts } from './read-story.ts';
import { feelingWords, problemWords, senseWords, timeWords, tryWords, wishWords } from './story-lexicon.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];

const count = (words: string[], set: Set<string>): number =>
  new Set(words.filter((word) => set.has(word))).size;

/** "I want to write about" is talk about the task, no wish of a character. */
const aboutTheTask =
  /\bi (want|wanna|need|would like|am going|will|have) (to )?(write|do|make|tell)( a story)?( about)?/gi;

const fromWordLists = (words: string[], facts: StoryFacts): Record<string, boolean> => {
  const hasProblem = count(words, problemWords) > 0 || (words.length >= 40 && words.includes('but'));
  return {
    who: facts.characters.length > 0,
    where: facts.places.length > 0,
    when: count(words, timeWords) > 0,
    want: count(words, wishWords) > 0,
    problem: hasProblem,
    feeling: count(words, feelingWords) > 0,
    senses: count(words, senseWords) >= 2,
    turning: hasProblem && words.length >= 12 && count(words, tryWords) >= 2,
  };
};

/** The elements that the child's words already hold. */
export const coveredBy = (text: string, family: Family, facts: StoryFacts): Set<string> => {
  const told = text.replaceAll(aboutTheTask, ' ');
  const words = wordsIn(told);
  const covered = new Set<string>();
  for (const [element, cue] of Object.entries(elementCues[family] ?? {}))
    if (cue.test(told)) covered.add(element);
  const listed = fromWordLists(words, facts);
  if (family === 'narrative') {
    for (const [element, isThere] of Object.entries(listed)) if (isThere) covered.add(element);
  }
  if (family === 'descriptive') {
    for (const element of ['senses', 'when']) if (listed[element]) covered.add(element);
  }
  if (family === 'wellbeing' && listed.feeling) covered.add('feeling');
  if (family === 'expository' && words.length >= 3) covered.add('subject');
  return covered;
};
