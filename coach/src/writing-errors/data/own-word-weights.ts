/**
 * What speaks for a word in no dictionary being right (above 0) or misspelt. Learned from 2,700 such words in pieces of
 * `training/`, of which 410 are right (see calibration.md), and rounded.
 */
export const ownWordWeights = {
  always: 4,
  /** The logarithm of misspellings in a hundred other words. */
  slipRate: -1.8,
  /** A letter. */
  length: -0.6,
  /** A slip away from the nearest known word. */
  distance: 1.2,
  /** More than one likely slip away. */
  notNear: 0.8,
  /** How near and how common that word is. */
  nearCommonWord: -0.65,
  /** "-ed", "-ing", "-er", "-s": the ending of an English word. */
  englishEnding: -1,
  /** "-a", "-i", "-o", "-u", as English words seldom end. */
  openEnding: 1.9,
  /** In a large list of English words. */
  rareWord: 1.25,
  /** Never written without a capital. */
  capital: 1.75,
  /** The word before or after it is unknown, too: "nasi lemak". */
  besideUnknown: 0.75,
  /** "called …" */
  introduced: 1,
  /** "… is a kind of" */
  explained: 0.6,
};
