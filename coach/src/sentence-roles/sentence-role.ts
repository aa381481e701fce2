import type { Genre } from '@inkling/contract';

/** What a sentence of an argument can do. */
export const argumentRoles = [
  /** Says what the writer thinks about the question. */
  'opinion',
  'reason',
  /** Backs up a reason: an example, a fact, what follows from it. */
  'support',
  /** What those who disagree say, or what speaks against the writer's side. */
  'other_side',
  'answer',
  /** Turns to the reader: asks to act, pleads, asks a question that wants one answer. */
  'appeal',
  'background',
  'none',
] as const;

/** What a sentence of a story can do. */
export const storyRoles = [
  'who',
  'where',
  'wants',
  'trouble',
  'tries',
  'solved',
  'feeling',
  'talk',
  'happens',
  'ending',
  'none',
] as const;

export type ArgumentRole = (typeof argumentRoles)[number];
export type StoryRole = (typeof storyRoles)[number];
export type SentenceRole = ArgumentRole | StoryRole;

export const rolesOfGenre: Record<Genre, readonly SentenceRole[]> = {
  persuasive: argumentRoles,
  narrative: storyRoles,
};
