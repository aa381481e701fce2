import type { Criterion, Genre, NotCounted, Span } from '@inkling/contract';
import type { DetectedGenre } from '../genre/detected-genre.ts';

export type { Span } from '@inkling/contract';

export interface Evidence extends Span {
  /** What was counted here, in a few words: "precise word", "comma splice". */
  label: string;
  /** Whether it speaks for the mark or is what keeps the next one away. */
  speaks: 'for' | 'against';
}

/** Places in the text by what they do there: `closing`, `reasons`. Remarks speak about these, and look for no others. */
export type SpansByRole = Partial<Record<string, Span[]>>;

export interface CriterionMark {
  criterion: Criterion;
  mark: number;
  maximum: number;
  evidence: Evidence[];
  /** The figures behind the mark, by measure, for adults who want to see them. */
  counted: Record<string, number>;
  /** The rule of the rubric that this text meets. */
  met: string;
  /** The one rule that earns the next mark; null at the top. */
  next: string | null;
  /** Both rules in words for parents and teachers. */
  for_adults: { met: string; next: string | null };
}

/** A mark with what was found in the text, which the remarks need and nobody is shown. */
export interface MeasuredMark extends CriterionMark {
  found: SpansByRole;
}

export interface Assessment<Mark extends CriterionMark = CriterionMark> {
  /** Whose scale it is marked on. */
  genre: Genre;
  /** What kind of text it is, as far as that can be told. */
  written: DetectedGenre;
  year: number;
  words: number;
  marks: Mark[];
  /** 0-100, relative to what is expected at the year. */
  overall: number;
  /** What earned nothing and why, to tell the adults. */
  not_counted: NotCounted[];
}
