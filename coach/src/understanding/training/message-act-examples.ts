import type { ChatHeadName } from '../message-acts/chat-model.ts';
import { changeKinds, messageActs, questionTopics, slotClasses, slotsOf } from '../message-acts/labels.ts';
import { type MessageWindow, tokenizeMessage } from '../message-acts/message-words.ts';
import type { Respell } from '../respell.ts';
import type { TokenRange } from '../transformer/shape.ts';
import { type FloatTransformer, readTokens } from './float/float-transformer.ts';
import type { LabelledPart, MessageCase } from './message-sets.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';
import {
  choiceAmongTarget,
  choiceTarget,
  type TrainingExample,
  type TrainingTarget,
  yesNoTarget,
} from './training-example.ts';

export type ChatExample = TrainingExample<ChatHeadName>;

/** A message has many gaps between its words, and only a few parts. */
const CUT_WEIGHT = 0.9;
const WHOLE_WEIGHT = 0.3;
const MIXED_WEIGHT = 0.5;
const ROLE_WEIGHT = 0.5;
const INTENT_WEIGHT = 1;

/** What is to be learned from a child's message, with the weight of each act. */
export const buildChatExamples = (
  { message, genre, parts }: MessageCase,
  weightOf: (act: string) => number,
  { transformer, respell }: { transformer: FloatTransformer; respell: Respell },
): ChatExample[] => {
  const placed = placesOf(message.child, parts);
  return tokenizeMessage(message, transformer.tokenize, respell).map((window) => {
    const inside = placed.flatMap(({ start, end, labels }) => {
      const tokens = tokensBetween(window, start, end);
      return tokens ? [{ tokens, start, end, labels }] : [];
    });
    return {
      states: readTokens(transformer, window.tokens, FIRST_TRAINED_LAYER),
      targets: [
        ...inside.flatMap(({ tokens, labels }) => partTargets(tokens, labels, genre, weightOf)),
        ...mixtures(inside),
        ...cutTargets(window, new Set(placed.map(({ start }) => start))),
        ...inside.flatMap((part) => roleTargets(window, part)),
      ],
      share: 1,
    };
  });
};

interface PlacedPart {
  start: number;
  end: number;
  labels: LabelledPart;
}

function placesOf(child: string, parts: LabelledPart[]): PlacedPart[] {
  let at = 0;
  return parts.map((labels) => {
    const start = child.indexOf(labels.text, at);
    at = start + labels.text.length;
    return { start, end: at, labels };
  });
}

/** Where the words between two places of the message stand in a window; nothing if some of them are not in it. */
function tokensBetween({ words }: MessageWindow, start: number, end: number): TokenRange | undefined {
  const inside = words.filter((word) => word.start >= start && word.start < end);
  const [first] = inside;
  const last = inside.at(-1);
  const isWhole = first && last && first.start <= start && last.end >= end;
  return isWhole ? { start: first.tokens.start, end: last.tokens.end } : undefined;
}

function partTargets(
  tokens: TokenRange,
  { act, about, slots = [], change }: LabelledPart,
  genre: MessageCase['genre'],
  weightOf: (act: string) => number,
): TrainingTarget<ChatHeadName>[] {
  const indexOfSlot = (name: string): number => slotClasses.indexOf(slotsOf[genre][name] ?? name);
  const shares = new Map<number, number>();
  for (const name of slots)
    shares.set(indexOfSlot(name), (shares.get(indexOfSlot(name)) ?? 0) + 1 / slots.length);
  const among = [...new Set(Object.keys(slotsOf[genre]).map(indexOfSlot))];
  return [
    choiceTarget('act', tokens, messageActs.indexOf(act), weightOf(act)),
    ...(about ? [choiceTarget('about', tokens, questionTopics.indexOf(about), 1)] : []),
    ...(slots.length > 0 ? [choiceAmongTarget('slot', tokens, { shares, among }, 1)] : []),
    ...(change ? [choiceTarget('change', tokens, changeKinds.indexOf(change.what), 1)] : []),
  ];
}

/** Neighbours that do different things, taken together. */
const mixtures = (parts: { tokens: TokenRange; labels: LabelledPart }[]): TrainingTarget<ChatHeadName>[] =>
  parts.slice(1).flatMap((part, index) => {
    const before = parts[index];
    return before && before.labels.act !== part.labels.act
      ? [
          choiceTarget(
            'act',
            { start: before.tokens.start, end: part.tokens.end },
            messageActs.length,
            MIXED_WEIGHT,
          ),
        ]
      : [];
  });

const cutTargets = ({ words }: MessageWindow, starts: ReadonlySet<number>): TrainingTarget<ChatHeadName>[] =>
  words.slice(1).map((word, index) => {
    const left = words[index] ?? word;
    const isCut = [...starts].some((start) => start > left.start && start <= word.start);
    return yesNoTarget(
      'cut',
      { start: left.tokens.start, end: word.tokens.end },
      isCut,
      isCut ? CUT_WEIGHT : WHOLE_WEIGHT,
    );
  });

/** Which words of a correction are the old thing and which the new one. */
function roleTargets(
  { words }: MessageWindow,
  { start, end, labels }: PlacedPart,
): TrainingTarget<ChatHeadName>[] {
  const { change, text } = labels;
  if (!change) return [];
  const rangeOf = (said: string | undefined, at: number): [number, number] =>
    said === undefined || at < 0 ? [0, 0] : [start + at, start + at + said.length];
  const lower = text.toLowerCase();
  const from = rangeOf(change.from, lower.indexOf(change.from?.toLowerCase() ?? ''));
  const to = rangeOf(change.to, lower.lastIndexOf(change.to?.toLowerCase() ?? ''));
  const isIn = (place: number, [first, last]: [number, number]): boolean => place >= first && place < last;
  return words
    .filter((word) => word.start >= start && word.start < end)
    .map((word) =>
      choiceTarget(
        'role',
        word.tokens,
        isIn(word.start, to) ? 2 : isIn(word.start, from) ? 1 : 0,
        ROLE_WEIGHT,
      ),
    );
}

/** What a question asks for. */
export function buildIntentExample(
  { text, intent }: { text: string; intent: number },
  { transformer, respell }: { transformer: FloatTransformer; respell: Respell },
): ChatExample {
  const tokens = transformer.tokenize(respell(text));
  return {
    states: readTokens(transformer, tokens, FIRST_TRAINED_LAYER),
    targets: [choiceTarget('intent', { start: 0, end: tokens.length + 2 }, intent, INTENT_WEIGHT)],
    share: 1,
  };
}
