import type { Passage, ReadPassages } from '../passage-reader.ts';
import { passagesOf } from '../passages.ts';
import { type RiskHead, type RiskKind, riskKinds } from '../risk-reader.ts';
import type { CaseSet } from './cases.ts';
import { trainMeaning, trainWording } from './train-two-part-head.ts';

/** A text of a set with its passages, each told whether it tells of trouble; null where it tells half of it. */
export interface ReadCase {
  set: string;
  text: string;
  kind: RiskKind | null;
  disguise: string;
  passages: { passage: Passage; tells: boolean | null }[];
}

const MOSTLY = 0.6;
const HARDLY = 0.15;
/** An ordinary sentence beside a telling one teaches less: it may be coloured by it. */
const NEIGHBOUR_WEIGHT = 0.5;
const TELLING_WEIGHT = 3;

export function readCases({ name, risks, harmless }: CaseSet, readPassages: ReadPassages): ReadCase[] {
  return [
    ...risks.map(({ text, telling, kind, disguise }) => {
      const start = text.indexOf(telling);
      const end = start + telling.length;
      const passages = passagesIn(text, readPassages).map((passage) => {
        const shared = Math.max(0, Math.min(passage.end, end) - Math.max(passage.start, start));
        const ofTelling = shared / telling.length;
        const ofPassage = shared / (passage.end - passage.start);
        const tells = ofTelling >= MOSTLY || ofPassage >= MOSTLY ? true : ofTelling > HARDLY ? null : false;
        return { passage, tells };
      });
      return { set: name, text, kind, disguise, passages };
    }),
    ...harmless.map(({ text, why }) => ({
      set: name,
      text,
      kind: null,
      disguise: why,
      passages: passagesIn(text, readPassages).map((passage) => ({ passage, tells: false })),
    })),
  ];
}

function passagesIn(text: string, readPassages: ReadPassages): Passage[] {
  const spans = passagesOf(text);
  const features = readPassages(spans.map(({ start, end }) => text.slice(start, end)));
  return spans.flatMap((span, index) => {
    const read = features[index];
    return read ? [{ ...span, ...read }] : [];
  });
}

/** Learns from the cases which passages tell of a child in trouble, and of what kind of trouble. */
export function trainRiskHead(cases: ReadCase[]): Omit<RiskHead, 'levels' | 'trained_on'> {
  const taught = cases.flatMap(({ kind, passages }) =>
    passages.flatMap(({ passage, tells }) =>
      tells === null
        ? []
        : [
            {
              passage,
              kind,
              label: tells ? 1 : 0,
              weight: tells ? TELLING_WEIGHT : kind ? NEIGHBOUR_WEIGHT : 1,
            },
          ],
    ),
  );
  const telling = taught.filter(({ label }) => label === 1);
  return {
    danger: { meaning: trainMeaning(taught), wording: trainWording(taught) },
    kinds: Object.fromEntries(
      riskKinds.map((kind) => [
        kind,
        trainMeaning(telling.map((each) => ({ ...each, label: each.kind === kind ? 1 : 0, weight: 1 }))),
      ]),
      // Every kind of the list is there.
    ) as RiskHead['kinds'],
  };
}
