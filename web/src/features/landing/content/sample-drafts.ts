import type { Criterion } from '@inkling/contract';

/** Four of the ten, in this order. */
export const shownCriteria = [
  'vocabulary',
  'sentence_structure',
  'cohesion',
  'ideas',
] as const satisfies readonly Criterion[];
type ShownCriterion = (typeof shownCriteria)[number];

export interface UnmarkedSampleDraft {
  key: 'first' | 'second';
  title: string;
  text: string;
}

export interface SampleCriterion {
  criterion: ShownCriterion;
  mark: number;
  maximum: number;
  evidence: { start: number; end: number; label: string; speaks: 'for' | 'against' }[];
  comment: string;
  praise: string;
  suggestion: string;
}

/** A draft with what the coach said about it. */
export interface SampleDraft extends UnmarkedSampleDraft {
  criteria: SampleCriterion[];
}

export const sampleDrafts: readonly UnmarkedSampleDraft[] = [
  {
    key: 'first',
    title: 'Tom and the light',
    text: 'One night Tom went out with his lantern. It was dark. He walked to the mill and he saw a light. He was scared. Then he went home and told his mum about it. It was a good night.',
  },
  {
    key: 'second',
    title: 'The Lost Lantern',
    text: `The lantern flickered once, and then the whole street went dark. Tom held his breath.

Somewhere behind the old mill, a small green light blinked back at him. “Who’s there?” he whispered, although his voice trembled like a loose window. Nobody answered.

Because his little sister’s kitten was still missing, Tom crept forward instead of running home. The wooden door groaned. Inside, curled around a jar of fireflies, lay the kitten, purring as if it had been waiting for him all along.`,
  },
];
