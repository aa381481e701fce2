export type FindingKind = 'spelling' | 'grammar' | 'punctuation';

/** One thing to look at again: a place in the text, why, and up to three ideas. Never applied by itself. */
export interface Finding {
  /** Offsets in UTF-16 code units, as in String.prototype.slice. */
  start: number;
  end: number;
  kind: FindingKind;
  /** Stable name of the rule that found it, e.g. `comma-splice`. */
  rule: string;
  /** The reason, in words a child understands. */
  reason: string;
  suggestions: string[];
  /** No word at all, wherever it stands, unlike "to" for "too". */
  isWrongEverywhere?: true;
}
