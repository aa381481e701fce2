import { z } from 'zod';
import { softmax } from '../softmax.ts';
import { createHead, headSchema, type ScoreSigns, type Signs } from './head.ts';
import {
  type About,
  type Act,
  abouts,
  acts,
  type ChangeKind,
  changes,
  type KindOfText,
  slotsOf,
} from './labels.ts';
import { type Heard, signsOfGap, signsOfPart, signsOfWord, type WordRange } from './signs.ts';

export const talkSchema = z.object({
  /** The sets of conversations it was trained on. */
  trained_on: z.array(z.string()),
  cut: headSchema,
  act: headSchema,
  about: headSchema,
  slot: headSchema,
  change: headSchema,
  role: headSchema,
});
export type StoredTalk = z.infer<typeof talkSchema>;

/** A part of a message, and what the child does with it. */
export interface TalkPart {
  text: string;
  act: Act;
  /** How sure the act is, from 0 to 1. */
  sureness: number;
  /** What it does if it tells nothing: the likeliest other act. */
  otherwise?: Act;
  /** Of a question, and of what a child is stuck with. */
  about?: About;
  /** How sure that is, from 0 to 1. */
  aboutSureness?: number;
  /** How likely it belongs to each part of the text, the likeliest first. */
  slots?: { name: string; share: number }[];
  /** The parts of the text that single clauses of it plainly tell. */
  clauseSlots?: string[];
  /** Of a correction. */
  change?: { what: ChangeKind; from?: string | undefined; to?: string | undefined };
}

/** Judges of all that can be asked about a message. */
export interface TalkJudge {
  cut(heard: Heard, at: number): number;
  /** The share of each act, and of a mixture of several. */
  act(heard: Heard, range: WordRange): Float32Array;
  about(heard: Heard, range: WordRange): { about: About; aboutSureness: number };
  slots(heard: Heard, range: WordRange, kind: KindOfText): { name: string; share: number }[];
  change(heard: Heard, range: WordRange): TalkPart['change'];
}

export function createTalkJudge(stored: Omit<StoredTalk, 'trained_on'>): TalkJudge {
  const heads = {
    cut: createHead(stored.cut),
    act: createHead(stored.act),
    about: createHead(stored.about),
    slot: createHead(stored.slot),
    change: createHead(stored.change),
    role: createHead(stored.role),
  };
  return {
    cut: (heard, at) => softmax(heads.cut(signsOfGap(heard, at)))[1] ?? 0,
    act: (heard, range) => softmax(heads.act(signsOfPart(heard, range))),
    about: (heard, range) => likeliestAbout(softmax(heads.about(signsOfPart(heard, range)))),
    slots: (heard, range, kind) => slotsIn(heads.slot(signsOfPart(heard, range)), stored.slot.classes, kind),
    change: (heard, range) => ({
      what: best(heads.change, signsOfPart(heard, range), changes) ?? 'replace',
      ...rolesIn(heads.role, heard, range),
    }),
  };
}

export function likeliestAct(shares: Float32Array): { act: Act; sureness: number } {
  const sureness = Math.max(...shares.subarray(0, acts.length));
  return { act: acts[shares.indexOf(sureness)] ?? 'tells', sureness };
}

/** What a part does if it tells nothing. */
export function likeliestBesideTelling(shares: Float32Array): Act {
  const others = shares.slice(0, acts.length);
  others[acts.indexOf('tells')] = 0;
  return likeliestAct(others).act;
}

function likeliestAbout(shares: Float32Array): { about: About; aboutSureness: number } {
  const aboutSureness = Math.max(...shares.subarray(0, abouts.length));
  return { about: abouts[shares.indexOf(aboutSureness)] ?? 'good', aboutSureness };
}

const best = <Label>(head: ScoreSigns, signs: Signs, labels: readonly Label[]): Label | undefined => {
  const scores = head(signs);
  return labels[scores.indexOf(Math.max(...scores))];
};

function slotsIn(scores: number[], classes: string[], kind: KindOfText): { name: string; share: number }[] {
  const names = Object.entries(slotsOf[kind]);
  const shares = softmax(names.map(([, learned]) => scores[classes.indexOf(learned)] ?? 0));
  return names.map(([name], at) => ({ name, share: shares[at] ?? 0 })).sort((a, b) => b.share - a.share);
}

/** The longest run of words for each role. */
function rolesIn(head: ScoreSigns, heard: Heard, range: WordRange): { from?: string; to?: string } {
  const roles = Array.from({ length: range.to - range.from }, (_, at) => {
    const scores = head(signsOfWord(heard, range, range.from + at));
    return scores.indexOf(Math.max(...scores));
  });
  const runOf = (role: number): string | undefined => {
    let found: WordRange | undefined;
    for (let at = 0; at < roles.length; at++) {
      if (roles[at] !== role) continue;
      let end = at;
      while (roles[end] === role) end++;
      if (!found || end - at > found.to - found.from) found = { from: at, to: end };
      at = end;
    }
    return found && textOf(heard, { from: range.from + found.from, to: range.from + found.to });
  };
  const from = runOf(1)?.replace(/[\p{P}\s]+$/u, '');
  const to = runOf(2)?.replace(/[\p{P}\s]+$/u, '');
  return { ...(from && { from }), ...(to && { to }) };
}

export const textOf = ({ turn, words }: Heard, { from, to }: WordRange): string =>
  turn.child.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
