import type { Criterion } from '@inkling/contract';

export interface LetterMark {
  criterion: Criterion;
  mark: number;
  maximum: number;
}

/** A piece finished in the month. */
export interface FinishedPiece {
  id: number;
  title: string;
  word_count: number;
  /** A whole sentence of it worth quoting; null where none is, or where somebody worries about the piece. */
  sentence: string | null;
  /** Of the last draft that was read; empty where nothing was marked. */
  marks: LetterMark[];
  /** The marked piece before it, when both were marked by the same rules. */
  before: { title: string; marks: LetterMark[] } | null;
}

export interface TeacherComment {
  teacher: string | null;
  comment: string;
  writing: { id: number; title: string };
}

/** All that a letter may speak of. */
export interface LetterFacts {
  child: { id: number /** A first name, initials or “your child”. */; called: string };
  /** `yyyy-MM` */
  month: string;
  /** Oldest first; never wellbeing pieces. */
  finished: FinishedPiece[];
  /** Titles of pieces worked on and not finished. */
  under_way: string[];
  /** Counted only: what a child writes for itself is not quoted. */
  wellbeing_finished: number;
  teacher: TeacherComment | null;
  next: { id: number; title: string; due_date: string } | null;
}
