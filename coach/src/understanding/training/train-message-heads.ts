import { cardFeatures } from '../message-acts/card-finder.ts';
import {
  gapFeatures,
  type PreparedMessage,
  partFeatures,
  type WordRange,
  wordRunFeatures,
  wordRunsIn,
} from '../message-acts/features.ts';
import {
  changeKinds,
  MIXED_ACTS_LABEL,
  messageActs,
  questionTopics,
  slotClasses,
  slotsOf,
} from '../message-acts/labels.ts';
import { createHead } from '../message-acts/linear-head.ts';
import type { KnownCard, MessageInConversation } from '../message-acts/message-words.ts';
import { type MessagePart, type StoredMessageHeads, slotShares } from '../message-acts/part-classifier.ts';
import type { LabelledPart, MessageCase } from './message-sets.ts';
import { type FeatureExample, trainLinearHead } from './train-linear-head.ts';

/** A message read by the transformer, and where its parts stand. */
export interface MessageExample {
  set: string;
  genre: MessageCase['genre'];
  heard: PreparedMessage;
  parts: { range: WordRange; labels: LabelledPart }[];
}

/** Finds the words of each part; a cut inside a word goes behind it. */
export function wordRangesOf(heard: PreparedMessage, parts: LabelledPart[]): MessageExample['parts'] {
  const { words, turn } = heard;
  let character = 0;
  let from = 0;
  return parts.flatMap((labels, index) => {
    const start = turn.child.indexOf(labels.text, character);
    character = start + labels.text.length;
    const isLast = index === parts.length - 1;
    const next = words.findIndex((word) => word.start >= character);
    const to = isLast || next < 0 ? words.length : next;
    const range = { from, to };
    from = Math.max(from, to);
    return range.to > range.from ? [{ range, labels }] : [];
  });
}

/** An act with this many examples counts once for each; a rarer one counts more, a more frequent one less. */
const USUAL_COUNT = 300;

/** Ideas are many and feelings few, yet a feeling taken for an idea is the worse mistake. */
export function weightByAct(parts: LabelledPart[]): (act: string) => number {
  const counts = new Map<string, number>();
  for (const { act } of parts) counts.set(act, (counts.get(act) ?? 0) + 1);
  return (act) => (USUAL_COUNT / (counts.get(act) ?? 1)) ** 0.25;
}

type Heads = Omit<StoredMessageHeads, 'trained_on'>;

/** Learns all there is to ask about the parts of a message. */
export function trainMessageHeads(messages: MessageExample[]): Heads {
  const parts = messages.flatMap(({ heard, genre, parts: some }) =>
    some.map(({ range, labels }) => ({ heard, genre, range, labels, features: partFeatures(heard, range) })),
  );
  const weightOf = weightByAct(parts.map(({ labels }) => labels));
  const corrections = parts.filter(({ labels }) => labels.act === 'corrects');
  const slot = trainLinearHead(
    parts.flatMap(({ heard, range, features, labels, genre }) =>
      // Once beside the coach's question and once without it: children often tell something else than was asked.
      [features, partFeatures({ ...heard, coachWords: [] }, range)].flatMap((each) =>
        (labels.slots ?? []).map((name, _, all) => ({
          features: each,
          label: slotsOf[genre][name] ?? name,
          weight: 0.5 / all.length,
          among: Object.values(slotsOf[genre]),
        })),
      ),
    ),
    slotClasses,
  );
  const scoreSlots = createHead(slot);
  return {
    cut: trainLinearHead(messages.flatMap(gapsOf), ['whole', 'cut']),
    act: trainLinearHead(
      [
        ...parts.map(({ features, labels }) => ({
          features,
          label: labels.act,
          weight: weightOf(labels.act),
        })),
        ...messages.flatMap(mixturesIn),
      ],
      [...messageActs, MIXED_ACTS_LABEL],
    ),
    about: trainLinearHead(
      parts.flatMap(({ features, labels }) => (labels.about ? [{ features, label: labels.about }] : [])),
      questionTopics,
    ),
    slot,
    change: trainLinearHead(
      corrections.flatMap(({ features, labels }) =>
        labels.change ? [{ features, label: labels.change.what }] : [],
      ),
      changeKinds,
    ),
    from: trainLinearHead(
      corrections.flatMap((each) => wordRunExamples('from', each)),
      ['other', 'from'],
    ),
    to: trainLinearHead(
      corrections.flatMap((each) => wordRunExamples('to', each)),
      ['other', 'to'],
    ),
    card: trainLinearHead(
      parts.flatMap(({ heard, genre, labels, features }) =>
        cardsMeant(heard.turn, labels, slotShares(scoreSlots(features), slotClasses, genre)),
      ),
      ['other', 'meant'],
    ),
  };
}

/** Neighbours that do different things, taken together. */
const mixturesIn = ({ heard, parts }: MessageExample): FeatureExample[] =>
  parts.flatMap((first, at) =>
    parts.slice(at + 1).flatMap((last, index) => {
      const between = parts.slice(at, at + index + 2);
      const isMixed = between.some(({ labels }) => labels.act !== first.labels.act);
      const range = { from: first.range.from, to: last.range.to };
      return isMixed ? [{ features: partFeatures(heard, range), label: MIXED_ACTS_LABEL }] : [];
    }),
  );

const gapsOf = ({ heard, parts }: MessageExample): FeatureExample[] => {
  const cuts = new Set(parts.map(({ range }) => range.from));
  return heard.words
    .map((_, at) => at)
    .slice(1)
    .map((at) => ({ features: gapFeatures(heard, at), label: cuts.has(at) ? 'cut' : 'whole' }));
};

/** Which of the cards a correction or a complaint means. */
const cardsMeant = (
  turn: MessageInConversation,
  { text, change, card: complainedOf }: LabelledPart,
  slots: MessagePart['slots'],
): FeatureExample[] => {
  const meant = change?.card ?? complainedOf ?? placeOf(change?.from, turn.cards);
  if (meant === undefined || meant === null) return [];
  return turn.cards.map((_, at) => ({
    features: cardFeatures(
      { text, change, slots },
      { cards: turn.cards, coach: turn.coach, message: turn.child, at },
    ),
    label: at === meant ? 'meant' : 'other',
  }));
};

/** Where the card was not written down it is the only one that has the old words. */
function placeOf(from: string | undefined, cards: KnownCard[]): number | undefined {
  if (from === undefined) return undefined;
  const places = [...cards.keys()].filter((at) => cards[at]?.text.toLowerCase().includes(from.toLowerCase()));
  return places.length === 1 ? places[0] : undefined;
}

/** Which run of words of a correction is the old thing, or the new one. */
export function wordRunExamples(
  role: 'from' | 'to',
  { heard, range, labels }: { heard: PreparedMessage; range: WordRange; labels: LabelledPart },
): FeatureExample[] {
  const said = labels.change?.[role]?.toLowerCase();
  const start = heard.words[range.from]?.start ?? 0;
  const text = labels.text.toLowerCase();
  // Of two places the old thing is the first, the new one the last.
  const at = said === undefined ? -1 : role === 'to' ? text.lastIndexOf(said) : text.indexOf(said);
  const isIn = (place: number): boolean =>
    at >= 0 && place >= start + at && place < start + at + (said?.length ?? 0);
  const inside = heard.words
    .map((word, index) => ({ index, word }))
    .filter(({ index, word }) => index >= range.from && index < range.to && isIn(word.start))
    .map(({ index }) => index);
  const right = inside.length > 0 && { from: Math.min(...inside), to: Math.max(...inside) + 1 };
  return wordRunsIn(range).map((run) => ({
    features: wordRunFeatures(heard, range, run),
    label: right && run.from === right.from && run.to === right.to ? role : 'other',
    ...(right && run.from === right.from && run.to === right.to && { weight: RIGHT_WEIGHT }),
  }));
}

/** There are many more wrong runs than right ones. */
const RIGHT_WEIGHT = 3;
