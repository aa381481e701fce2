import type { Criterion } from '@inkling/contract';
import type { SamplePiece } from '../sample-pieces.ts';

/** A piece with the marks a trained marker gives it, and the reasons where they could be doubted. */
export interface MarkedPiece extends SamplePiece {
  marks: Partial<Record<Criterion, number>>;
  why: string;
}
