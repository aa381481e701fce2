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

/**
 * How well one kind of word follows another, from 4 ("to go", "I was") down to -4 ("the of", "to is"); what is not named
 * is neither. Counted over Inkling's own stories and arguments and set against the grammar of small words.
 */
const worths: Record<string, string> = {
  det: `3: NOUN; 2: ADJ NOUNs; -1: NUM; -2: ADV; -4: det subject and be in either of to modal because aux
    object base not n't VERB VERBed PRON ADP VERBs VERBing DET SCONJ`,
  subject: `4: n't; 3: be modal aux VERB VERBed; 2: base; 1: VERBs; -1: ADV VERBing; -3: not NUM DET; -4: det
    subject and in either of to because object NOUN ADJ NOUNs PRON ADP SCONJ`,
  and: `4: subject; 2: either PRON; 1: ADV VERBed DET; -1: aux base not NOUN NOUNs VERBing SCONJ; -2: in
    object ADP; -3: be to modal; -4: and of`,
  be: `4: not VERBing; 3: ADJ; 2: because ADV; 1: VERB VERBed DET; -1: in either to PRON; -2: n't ADP VERBs
    SCONJ; -3: NOUNs; -4: subject and be of modal aux object base NOUN`,
  in: `3: det; 2: either PRON NUM DET; 1: object; -1: to because not; -2: ADJ ADV; -3: of; -4: subject and
    be in modal aux base n't VERB VERBed ADP VERBs SCONJ`,
  either: `4: be modal; 3: aux n't VERBs; 2: base VERB VERBed; -1: in to ADJ ADP; -2: because not PRON NUM; -3:
    and NOUN NOUNs DET SCONJ; -4: det subject either of object`,
  of: `3: det object DET; 2: PRON; 1: either NOUNs NUM; -1: ADV; -2: ADP; -3: VERBs; -4: subject and be in
    of to modal because aux base not n't VERB VERBed SCONJ`,
  to: `4: VERB; 2: base; 1: object; -1: det n't PRON VERBs NUM SCONJ; -2: not ADV VERBed DET; -3: ADJ; -4:
    subject and be in of to modal because aux NOUN NOUNs ADP`,
  modal: `4: VERB; 3: base not; 1: ADV VERBing; -1: either n't VERBed VERBs DET; -2: ADJ PRON NUM; -3: det
    subject because ADP SCONJ; -4: and be in of to modal aux object NOUN NOUNs`,
  because: `4: subject; 3: either; 2: PRON; 1: ADJ SCONJ; -1: of aux not n't ADV NUM VERBing; -2: in to base
    VERB NOUNs; -3: be modal object VERBed ADP VERBs; -4: and NOUN`,
  aux: `4: not; 3: VERBed; 2: to base ADV; 1: det VERB NUM DET; -1: because n't ADJ PRON VERBing; -2:
    subject either NOUNs; -3: in NOUN SCONJ; -4: and be of modal aux object ADP`,
  object: `2: to because; 1: in base ADV NUM VERBing; -1: det either modal not ADJ VERBed PRON VERBs SCONJ; -2:
    be NOUN; -3: aux object NOUNs; -4: subject`,
  base: `4: not; 3: to VERBed; 2: ADJ VERBing; 1: either VERB ADV NUM DET; -1: in n't VERBs; -2: PRON SCONJ;
    -3: of object NOUN ADP; -4: subject and be modal aux NOUNs`,
  not: `3: VERB; 2: VERBed VERBing; 1: base ADJ ADV PRON; -1: aux object not VERBs SCONJ; -2: det either
    ADP; -3: in DET; -4: subject and be of modal NOUN NOUNs`,
  "n't": `4: VERB; 2: base; 1: ADV VERBing; -1: either to modal because aux VERBed PRON NUM SCONJ; -2: be; -3:
    in of NOUNs ADP DET; -4: det and NOUN`,
  NOUN: `3: and; 2: in of ADP VERBs; 1: be modal because aux VERBed; -1: either base n't NOUNs NUM VERBing;
    -2: object NOUN DET; -3: det not ADJ`,
  VERB: `3: object ADP; 2: det in either to PRON DET SCONJ; 1: of ADV; -1: NOUNs VERBing; -2: not NOUN; -3:
    VERBs; -4: be modal aux base n't VERB VERBed`,
  ADJ: `2: NOUN NOUNs; 1: and in of ADP SCONJ; -2: subject either not ADV; -3: be VERB ADJ VERBed PRON VERBs
    VERBing DET; -4: det modal aux object base n't`,
  NOUNs: `3: and of; 2: in ADP; 1: be modal because n't; -1: object not VERBing DET SCONJ; -2: either NOUN
    NOUNs NUM; -3: det ADJ`,
  ADV: `3: subject; 2: either; 1: to because base ADJ ADV ADP VERBs DET; -1: not VERBing; -2: be object n't;
    -3: NOUN; -4: NOUNs`,
  VERBed: `3: to object ADP; 2: det in of PRON; 1: either ADV NUM DET SCONJ; -1: not NOUNs VERBing; -2: subject
    NOUN ADJ; -3: aux n't; -4: be modal base VERB VERBed VERBs`,
  PRON: `3: be aux VERBs; 2: modal; 1: VERB VERBed; -1: subject in not ADJ NUM; -2: and either ADP DET SCONJ;
    -3: det of PRON; -4: object`,
  ADP: `3: det DET; 2: either object PRON; 1: subject NUM; -1: in of because NOUN ADJ NOUNs ADV; -2: and not
    ADP; -3: VERB VERBed VERBs SCONJ; -4: be modal aux base n't`,
  VERBs: `3: either object; 2: det in of to PRON ADP; 1: because ADV DET; -1: not NOUN VERBing; -2: and n't;
    -3: modal base VERB VERBs; -4: be aux VERBed`,
  NUM: `4: NOUNs; 1: of NOUN ADJ; -1: be in to modal n't ADV ADP VERBs DET; -2: subject either because aux
    object base not VERBed VERBing; -3: det VERB`,
  VERBing: `3: in to ADP; 2: of object PRON; 1: det and either NOUNs; -1: DET; -2: aux n't NOUN VERBs; -3: be
    modal base VERBing; -4: VERB VERBed`,
  DET: `3: NOUN; 2: NOUNs; 1: ADJ NUM; -1: to not ADV; -2: of because base PRON; -3: det subject be modal
    n't ADP VERBs VERBing DET; -4: and in either aux object VERB VERBed SCONJ`,
  SCONJ: `4: subject; 3: either PRON; 1: det because object SCONJ; -1: in of not NOUN ADJ ADP; -2: to aux
    VERBing; -3: n't ADV VERBs; -4: and be modal base VERB VERBed`,
};

const entriesOf = (row: string): [next: string, worth: number][] =>
  row.split(';').flatMap((part) => {
    const [worth = '0', kinds = ''] = part.split(':');
    return kinds
      .trim()
      .split(/\s+/)
      .map((next): [string, number] => [next, Number(worth)]);
  });

export const pairWorths: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(worths).map(([kind, row]) => [kind, new Map(entriesOf(row))]),
);
