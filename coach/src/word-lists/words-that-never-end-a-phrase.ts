/** Small words that wait for another: no sentence and no phrase ends on them. Written for Inkling. */
export const wordsThatNeverEndPhrase: ReadonlySet<string> = new Set(
  `the a an and or but of to my his her our their your when because if with in at for from is are was were that as than
  by into so`.split(/\s+/),
);
