/** Pairs of word classes side by side, by how English sentences are built; written for Inkling. */
const list = (pairs: string): ReadonlySet<string> =>
  new Set(pairs.split(',').map((pair) => pair.trim().replace(/\s+/g, ' ')));

/** Next to never right within a phrase: "the because", "of is". */
export const brokenPairs = list(
  `DET AUX, ADJ DET, ADP AUX, DET PRON, AUX CCONJ, DET VERB, DET ADP, DET DET, ADJ AUX, ADP CCONJ, DET CCONJ, DET SCONJ,
  CCONJ CCONJ, SCONJ CCONJ, PART CCONJ, PART DET, SCONJ AUX, ADP SCONJ`,
);

/** Seldom: right here and there, not again and again. */
export const oddPairs = list(
  `NOUN ADJ, VERB AUX, ADJ PRON, NOUN DET, PRON DET, SCONJ VERB, AUX ADP, ADJ ADJ, AUX NOUN, ADP ADP, PRON ADP, VERB VERB,
  NOUN NOUN, ADV NOUN, CCONJ ADP, AUX PRON, AUX SCONJ, PRON PRON, PRON CCONJ, PRON SCONJ, PART NOUN, PART ADP`,
);

/** What sentences are mostly made of: "she was", "to go", "the old". */
export const usualPairs = list(
  `PRON AUX, PART VERB, SCONJ PRON, DET ADJ, VERB PART, AUX PART, ADP DET, NOUN CCONJ, DET NOUN, NUM NOUN, ADV PRON,
  VERB ADP, ADJ NOUN, VERB DET, CCONJ PRON, AUX ADV, AUX ADJ, AUX VERB, VERB PRON, PRON VERB, NOUN ADP, ADP PRON`,
);
