import { coveredBy } from './coverage.ts';
import type { Family } from './elements.ts';
import { readStory } from './read-story.ts';

/** A few words after a question are its answer, whatever they are: "the beach", "a red one". */
const shortAnswer = 5;

/** Elements whose presence in a message can be seen; of the others every answer is taken for one. */
const visible = new Set(
  'where when why ending problem speech feeling position reason evidence counter action how instance'.split(
    ' ',
  ),
);

/** Whether a message answers what was asked, and does not tell something else instead. */
export const answersQuestion = (message: string, element: string, family: Family): boolean => {
  const words = message.trim().split(/\s+/).length;
  if (!visible.has(element) || words <= shortAnswer) return true;
  const covered = coveredBy(message, family, readStory(message));
  return covered.has(element) || covered.size === 0;
};
