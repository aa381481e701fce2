import type { Draft } from '../marking/draft.ts';
import { argumentParts } from './argument-parts.ts';
import { storyParts } from './story-parts.ts';
import type { TextPart } from './text-part.ts';

export const findTextParts = (draft: Draft): TextPart[] =>
  draft.genre === 'narrative' ? storyParts(draft) : argumentParts(draft);

/** How evenly the three parts are filled: a closing of three words closes nothing. */
export const sumOfTextParts = (parts: TextPart[]): number =>
  parts.reduce((sum, part) => sum + part.strength, 0);
