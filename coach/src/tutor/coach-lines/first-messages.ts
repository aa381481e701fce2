import type { StepType } from '@inkling/contract';

/** Said before the first question of a step; each hears the title or the task in it where there is one. */
export const openings: Record<StepType, string[]> = {
  videoExplanation: ['Let’s watch with one question in mind.'],
  chat: ['Hi! Let’s find ideas for “{title}”.', 'Hi! Let’s find ideas.'],
  structuredForm: ['Time to plan.'],
  freeWriting: ['Now it is your turn to write.'],
  feedback: ['Let’s read it again together.'],
  completed: ['You finished “{title}”.', 'You finished it.'],
};
