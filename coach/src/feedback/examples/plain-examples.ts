import type { Criterion } from '@inkling/contract';
import type { Example } from './example.ts';

/** For children of Years 2 to 4 who are past the early band. */
export type PlainExamples = Partial<Record<Criterion, readonly Example[]>>;
