import { z } from 'zod';
import { softmax } from '../softmax.ts';
import type { ChatModel } from './chat-model.ts';
import {
  gapFeatures,
  type PreparedMessage,
  partFeatures,
  type WordRange,
  wordRunFeatures,
  wordRunsIn,
} from './features.ts';
import {
  type ChangeKind,
  changeKinds,
  type KindOfText,
  type MessageAct,
  messageActs,
  type QuestionTopic,
  questionTopics,
  slotsOf,
} from './labels.ts';
import { createHead, headSchema, type ScoreFeatures } from './linear-head.ts';
import { averageMeaning } from './message-words.ts';

export const messageHeadsSchema = z.object({
  /** The sets of conversations it was trained on. */
  trained_on: z.array(z.string()),
  cut: headSchema,
  act: headSchema,
  about: headSchema,
  slot: headSchema,
  change: headSchema,
  from: headSchema,
  to: headSchema,
  card: headSchema,
});
export type StoredMessageHeads = z.infer<typeof messageHeadsSchema>;

/** A part of a message, and what the child does with it. */
export interface MessagePart {
  text: string;
  act: MessageAct;
  /** How sure the act is, from 0 to 1. */
  sureness: number;
  /** How likely it tells an idea, from 0 to 1. */
  telling?: number;
  /** What it does if it tells nothing: the likeliest other act. */
  otherwise?: MessageAct;
  /** Of a question, and of what a child is stuck with. */
  about?: QuestionTopic;
  /** How sure that is, from 0 to 1. */
  aboutSureness?: number;
  /** How likely it belongs to each part of the text, the likeliest first. */
  slots?: { name: string; share: number }[];
  /** The parts of the text that single clauses of it plainly tell. */
  clauseSlots?: string[];
  /** Of a correction. */
  change?: {
    what: ChangeKind;
    /** How sure that is, from 0 to 1. */
    sureness?: number;
    from?: string | undefined;
    to?: string | undefined;
  };
}

/** Judges of all that can be asked about a message. */
export interface PartClassifier {
  cut(heard: PreparedMessage, at: number): number;
  /** The share of each act, and of a mixture of several. */
  act(heard: PreparedMessage, range: WordRange): Float32Array;
  about(heard: PreparedMessage, range: WordRange): { about: QuestionTopic; aboutSureness: number };
  slots(heard: PreparedMessage, range: WordRange, kind: KindOfText): { name: string; share: number }[];
  change(heard: PreparedMessage, range: WordRange): MessagePart['change'];
}

/** Judges by the meaning and by the wording, each learned on its own. */
export function createPartClassifier(
  stored: Omit<StoredMessageHeads, 'trained_on' | 'card'>,
  chat: Pick<ChatModel, 'answer'>,
): PartClassifier {
  const heads = {
    cut: createHead(stored.cut),
    act: createHead(stored.act),
    about: createHead(stored.about),
    slot: createHead(stored.slot),
    change: createHead(stored.change),
    from: createHead(stored.from),
    to: createHead(stored.to),
  };
  const both = (name: 'act' | 'about' | 'slot' | 'change', heard: PreparedMessage, range: WordRange) =>
    sumOfLogs(heads[name](partFeatures(heard, range)), chat.answer(name, meaningOf(heard, range)));
  return {
    cut(heard, at) {
      const [whole = 0, cut = 0] = heads.cut(gapFeatures(heard, at));
      const [meaning = 0] = chat.answer('cut', meaningOf(heard, { from: at - 1, to: at + 1 }));
      return 1 / (1 + Math.exp(-(cut - whole + meaning) / 2));
    },
    act: (heard, range) => softmax(both('act', heard, range)),
    about: (heard, range) => likeliestAbout(softmax(both('about', heard, range))),
    slots: (heard, range, kind) => slotShares(both('slot', heard, range), stored.slot.classes, kind),
    change(heard, range) {
      const shares = softmax(both('change', heard, range));
      const sureness = Math.max(...shares);
      return {
        what: changeKinds[shares.indexOf(sureness)] ?? 'replace',
        sureness,
        ...wordsIn(heads, chat, heard, range),
      };
    },
  };
}

const meaningOf = (heard: PreparedMessage, { from, to }: WordRange): Float32Array =>
  averageMeaning(heard.words.slice(from, to));

const logShares = (scores: ArrayLike<number>): number[] =>
  Array.from(softmax(Array.from(scores)), (share) => Math.log(share + 1e-9));

const sumOfLogs = (wording: number[], meaning: Float32Array): number[] => {
  const logs = logShares(wording);
  return logShares(meaning).map((log, at) => MEANING_SHARE * log + (1 - MEANING_SHARE) * (logs[at] ?? 0));
};

/** How much the meaning counts beside the wording. */
const MEANING_SHARE = 0.5;

export function likeliestAct(shares: Float32Array): { act: MessageAct; sureness: number } {
  const sureness = Math.max(...shares.subarray(0, messageActs.length));
  return { act: messageActs[shares.indexOf(sureness)] ?? 'tells', sureness };
}

/** What a part does if it tells nothing. */
export function likeliestActExceptTelling(shares: Float32Array): MessageAct {
  const others = shares.slice(0, messageActs.length);
  others[messageActs.indexOf('tells')] = 0;
  return likeliestAct(others).act;
}

function likeliestAbout(shares: Float32Array): { about: QuestionTopic; aboutSureness: number } {
  const aboutSureness = Math.max(...shares.subarray(0, questionTopics.length));
  return { about: questionTopics[shares.indexOf(aboutSureness)] ?? 'good', aboutSureness };
}

/** How likely something belongs to each part of a kind of text, the likeliest first. */
export function slotShares(
  scores: number[],
  classes: string[],
  kind: KindOfText,
): { name: string; share: number }[] {
  const names = Object.entries(slotsOf[kind]);
  const shares = softmax(names.map(([, learned]) => scores[classes.indexOf(learned)] ?? 0));
  return names.map(([name], at) => ({ name, share: shares[at] ?? 0 })).sort((a, b) => b.share - a.share);
}

/** The likeliest old words and new words of a correction; both where they do not overlap. */
function wordsIn(
  heads: { from: ScoreFeatures; to: ScoreFeatures },
  chat: Pick<ChatModel, 'answer'>,
  heard: PreparedMessage,
  part: WordRange,
) {
  const runs = wordRunsIn(part);
  const byMeaning = runSharesByMeaning(chat, heard, part, runs);
  const judged = runs.map((run, at) => {
    const features = wordRunFeatures(heard, part, run);
    const share = (role: 'from' | 'to'): number =>
      Math.sqrt((softmax(heads[role](features))[1] ?? 0) * (byMeaning[role][at] ?? 0));
    return { run, from: share('from'), to: share('to') };
  });
  const bestOf = (role: 'from' | 'to', apartFrom?: WordRange) =>
    judged
      .filter((each) => each[role] >= LEAST_SURE && !(apartFrom && overlap(each.run, apartFrom)))
      .sort((a, b) => b[role] - a[role])[0];
  const to = bestOf('to');
  const from = bestOf('from');
  const isToFirst = (to?.to ?? 0) >= (from?.from ?? 0);
  const fresh = isToFirst ? to : bestOf('to', from?.run);
  const old = isToFirst ? bestOf('from', to?.run) : from;
  return {
    ...(old && { from: bareText(heard, old.run) }),
    ...(fresh && { to: bareText(heard, fresh.run) }),
  };
}

/** How likely each run of words is the old thing and the new one: all its words are, and none beside it. */
function runSharesByMeaning(
  chat: Pick<ChatModel, 'answer'>,
  heard: PreparedMessage,
  part: WordRange,
  runs: WordRange[],
): Record<'from' | 'to', number[]> {
  const roles = heard.words
    .slice(part.from, part.to)
    .map((word) => softmax([...chat.answer('role', averageMeaning([word]))]));
  const sharesOf = (role: number): number[] => {
    const odds = roles.map(
      (shares) => Math.log((shares[role] ?? 0) + 1e-6) - Math.log(1 - (shares[role] ?? 0) + 1e-6),
    );
    const scores = runs.map(({ from, to }) =>
      odds.slice(from - part.from, to - part.from).reduce((sum, each) => sum + each, 0),
    );
    // The first stands for no such words at all.
    return [...softmax([0, ...scores])].slice(1);
  };
  return { from: sharesOf(1), to: sharesOf(2) };
}

const LEAST_SURE = 0.12;

const overlap = (one: WordRange, other: WordRange): boolean => one.from < other.to && other.from < one.to;

const bareText = (heard: PreparedMessage, run: WordRange): string =>
  textOfWords(heard, run)
    .replace(/[\s.,;:!?"“”‘’']+$/u, '')
    .replace(/^[\s.,;:!?"“”‘’']+/u, '');

export const textOfWords = ({ turn, words }: PreparedMessage, { from, to }: WordRange): string =>
  turn.child.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
