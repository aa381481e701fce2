import type { FeedbackCategory, Genre } from '@inkling/contract';

const shared: Partial<Record<FeedbackCategory, string>> = {
  vocabulary:
    'Show one exact word that works. Point to one plain word the writer could swap for a sharper one.',
  cohesion:
    'Look at how one sentence hands over to the next: joining words, and he, she or it that stay clear.',
  sentence_structure:
    'Look for run-on sentences first. Then look for sentences that all begin the same way or have the same length.',
  punctuation:
    'Check that each sentence begins and ends as it should before you look at commas and speech marks.',
  spelling: 'Choose at most two words to look at again. Say which part of each word is already right.',
};

/** What the coach looks for, genre by genre. */
export const defaultCriterionInstructions: Record<Genre, Partial<Record<FeedbackCategory, string>>> = {
  narrative: {
    ...shared,
    audience: 'Look at the first two sentences and the last one: do they make a reader want to stay?',
    text_structure:
      'Find the beginning, the problem and the way it is solved. If one is thin, ask what happens there.',
    ideas: 'Look for one idea that is the writer’s own, and ask for more about exactly that one.',
    character_and_setting:
      'Look for what somebody does, says or thinks, and for one thing that can be seen, heard or smelled.',
    paragraphing: 'A new time, place or speaker is a good place for a new paragraph.',
  },
  persuasive: {
    ...shared,
    audience: 'Ask who has to be convinced, and whether the words are right for that person.',
    text_structure: 'Find the opinion, the reasons and the ending. If one is thin, ask what belongs there.',
    ideas: 'Take the strongest reason and ask for an example that proves it.',
    persuasive_devices:
      'Name the ways of persuading that are there. Suggest one more kind that would suit this reader.',
    paragraphing: 'Each reason gets its own paragraph, which begins by saying what it is about.',
  },
};

const ours = new Set(
  Object.values(defaultCriterionInstructions).flatMap((prompts) => Object.values(prompts)),
);

/** Tells the words a workflow comes with from those a teacher wrote. */
export const isDefaultInstruction = (prompt: string): boolean => ours.has(prompt.trim());
