import { cutIntoParts } from '../message-acts/cut-into-parts.ts';
import type { WordRange } from '../message-acts/features.ts';
import { likeliestAct, type PartClassifier } from '../message-acts/part-classifier.ts';
import type { MessageExample } from './train-message-heads.ts';

/** A part as its writer saw it, and as a reader that never saw its set heard it. */
export interface JudgedPart {
  set: string;
  text: string;
  coach: string;
  act: string;
  /** With the writer's cuts, and with the reader's own. */
  heard: string;
  heardInOwnCuts: string;
  about?: string | undefined;
  heardAbout?: string | undefined;
  slots?: string[] | undefined;
  heardSlots?: string[] | undefined;
  change?: string | undefined;
  heardChange?: string | undefined;
}

export function judgeMessages(messages: MessageExample[], judge: PartClassifier): JudgedPart[] {
  return messages.flatMap(({ set, genre, heard, parts }) => {
    const own = cutIntoParts(heard, judge).map((range) => ({ range, act: actOf(judge.act(heard, range)) }));
    return parts.map(({ range, labels }) => {
      const { text, act, about, slots, change } = labels;
      const said = change && [change.what, change.from ?? '-', change.to ?? '-'].join(' | ');
      const found = change && judge.change(heard, range);
      return {
        set,
        text,
        coach: heard.turn.coach,
        act,
        heard: actOf(judge.act(heard, range)),
        heardInOwnCuts: mostOf(range, own),
        ...(about && { about, heardAbout: judge.about(heard, range).about }),
        ...(slots && { slots, heardSlots: judge.slots(heard, range, genre).map(({ name }) => name) }),
        ...(said && {
          change: said.toLowerCase(),
          heardChange: [found?.what, found?.from ?? '-', found?.to ?? '-'].join(' | ').toLowerCase(),
        }),
      };
    });
  });
}

const actOf = (shares: Float32Array): string => likeliestAct(shares).act;

/** What the reader heard in most words of a part. */
function mostOf({ from, to }: WordRange, own: { range: WordRange; act: string }[]): string {
  const counts = new Map<string, number>();
  for (const { range, act } of own) {
    const shared = Math.min(to, range.to) - Math.max(from, range.from);
    if (shared > 0) counts.set(act, (counts.get(act) ?? 0) + shared);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '-';
}

const percent = (right: number, all: number): string =>
  `${right} of ${all} (${((100 * right) / Math.max(1, all)).toFixed(1)} %)`;

export function describeMessageScores(name: string, judged: JudgedPart[]): string[] {
  const share = (some: JudgedPart[], isRight: (part: JudgedPart) => boolean): string =>
    percent(some.filter(isRight).length, some.length);
  const asked = judged.filter(({ about }) => about);
  const told = judged.filter(({ slots }) => slots);
  const corrected = judged.filter(({ change }) => change);
  const mixedUp = new Map<string, number>();
  for (const { act, heardInOwnCuts } of judged)
    if (act !== heardInOwnCuts) {
      const key = `${act} as ${heardInOwnCuts}`;
      mixedUp.set(key, (mixedUp.get(key) ?? 0) + 1);
    }
  const notTold = judged.filter(({ act }) => act !== 'tells');
  return [
    `${name}: acts right ${share(judged, ({ act, heardInOwnCuts }) => act === heardInOwnCuts)}; with the writer's cuts ${share(judged, ({ act, heard }) => act === heard)}`,
    `  talk taken for ideas ${share(notTold, ({ heardInOwnCuts }) => heardInOwnCuts === 'tells')}; ideas taken for talk ${share(told, ({ heardInOwnCuts }) => heardInOwnCuts !== 'tells')}`,
    `  about right ${share(asked, ({ about, heardAbout }) => about === heardAbout)}; part of the text right ${share(told, ({ slots = [], heardSlots = [] }) => slots.some((slot) => slot === heardSlots[0]))}; kind of change right ${share(corrected, ({ change, heardChange }) => change?.split(' |')[0] === heardChange?.split(' |')[0])}, its words too ${share(corrected, ({ change, heardChange }) => change === heardChange)}`,
    `  mixed up: ${[...mixedUp]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 14)
      .map(([key, count]) => `${key} ${count}`)
      .join(', ')}`,
  ];
}
