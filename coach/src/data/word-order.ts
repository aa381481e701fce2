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

/** Small words by what they do; what may follow them hardly depends on the topic. */
const groups: Record<string, string> = {
  det: 'the a an my your our their his every',
  subject: 'i we they he she',
  object: 'me us them him',
  either: 'you it',
  to: 'to',
  of: 'of with from at into',
  in: 'in for on by about',
  be: 'is are was were am',
  aux: 'has had does did',
  base: 'have do be been',
  modal: 'will would can could should must may might',
  and: 'and but or',
  because: 'because if when so',
  not: 'not',
};

export const wordGroups: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([group, words]) => words.split(' ').map((word) => [word, group] as const)),
);

const notAfter: Record<string, string> = {
  det: 'det subject object either to of in be aux modal and because base not',
  of: 'subject be aux modal and because base to of in not',
  to: 'subject be aux modal and because to of in',
  in: 'subject be aux modal base',
  subject: 'det subject object of to in because',
  modal: 'be aux modal of to in and because object',
  be: 'be modal aux base object',
  object: 'be modal aux subject',
  either: 'det of subject either',
  and: 'and of',
  because: 'and object',
  not: 'subject be modal of and',
  aux: 'be modal aux of object',
  base: 'be modal aux subject',
};

/** Groups that don't stand side by side: "the of", "to is", "we the". */
export const brokenGroups: ReadonlySet<string> = new Set(
  Object.entries(notAfter).flatMap(([left, rights]) => rights.split(' ').map((right) => `${left} ${right}`)),
);

/** Classes that seldom follow a group of small words. */
export const oddAfter: ReadonlySet<string> = new Set([
  'subject NOUN',
  'subject ADJ',
  'of VERB',
  'in VERB',
  'modal NOUN',
  'modal ADJ',
  'object VERB',
]);
