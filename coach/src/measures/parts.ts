import type { Draft } from '../marking/draft.ts';
import { argumentParts } from './argument-parts.ts';
import type { Part } from './sections.ts';
import { storyParts } from './story-parts.ts';

export const findParts = (draft: Draft): Part[] =>
  draft.genre === 'narrative' ? storyParts(draft) : argumentParts(draft);

/** How evenly the three parts are filled: a closing of three words closes nothing. */
export const sumOfParts = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.strength, 0);
