import type { Criterion } from '@inkling/contract';

/** How far along a child is on one criterion: the example shows the step after that. */
export const bands = ['early', 'growing', 'strong'] as const;
export type Band = (typeof bands)[number];

/** A short piece on its own topic: a first try and its second try, or a model passage, and why it works. */
export interface Example {
  /** The words that say what it is about; none of them may occur in the child's text. */
  topics: readonly string[];
  before?: string;
  after: string;
  why: string;
}

export type ExamplesByBand = Record<Band, readonly Example[]>;

/** Of a kind of text that shares its criteria with stories or arguments; what it lacks is taken from theirs. */
export type ExamplesOfKind = Partial<Record<Criterion, ExamplesByBand>>;
