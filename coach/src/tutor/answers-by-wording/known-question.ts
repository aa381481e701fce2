/** Something children ask, and what a teacher answers. */
export interface KnownQuestion {
  name: string;
  /** Tried on the question in plain spelling, in lower case and without apostrophes. */
  sign: RegExp;
  /** In words for every year; none where the answer is worked out from the text, the cards or the step. */
  answer?: string;
  /** From Year 7 on. */
  older?: string;
}
