import { signsOfCard } from '../talk/card-finder.ts';
import { createHead } from '../talk/head.ts';
import { acts, changes, MIXED, questionTopics, slotClasses, slotsOf } from '../talk/labels.ts';
import type { KnownCard, TalkTurn } from '../talk/message-words.ts';
import {
  type PreparedMessage,
  runsIn,
  signsOfGap,
  signsOfPart,
  signsOfRun,
  type WordRange,
} from '../talk/signs.ts';
import { type StoredTalk, slotsIn, type TalkPart } from '../talk/talk-judge.ts';
import type { LabelledPart, TalkCase } from './talk-cases.ts';
import { type TaughtSigns, trainHead } from './train-head.ts';

/** A message read by the transformer, and where its parts stand. */
export interface TaughtMessage {
  set: string;
  genre: TalkCase['genre'];
  heard: PreparedMessage;
  parts: { range: WordRange; labels: LabelledPart }[];
}

/** Finds the words of each part; a cut inside a word goes behind it. */
export function rangesIn(heard: PreparedMessage, parts: LabelledPart[]): TaughtMessage['parts'] {
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

type Heads = Omit<StoredTalk, 'trained_on'>;

/** Learns all there is to ask about the parts of a message. */
export function fitTalkHeads(messages: TaughtMessage[]): Heads {
  const parts = messages.flatMap(({ heard, genre, parts: some }) =>
    some.map(({ range, labels }) => ({ heard, genre, range, labels, signs: signsOfPart(heard, range) })),
  );
  const counts = new Map<string, number>();
  for (const { labels } of parts) counts.set(labels.act, (counts.get(labels.act) ?? 0) + 1);
  /** Ideas are many and feelings few, yet a feeling taken for an idea is the worse mistake. */
  const weightOf = (act: string): number => (USUAL_COUNT / (counts.get(act) ?? 1)) ** 0.25;
  const corrections = parts.filter(({ labels }) => labels.act === 'corrects');
  const slot = trainHead(
    parts.flatMap(({ signs, labels, genre }) =>
      (labels.slots ?? []).map((name, _, all) => ({
        signs,
        label: slotsOf[genre][name] ?? name,
        weight: 1 / all.length,
        among: Object.values(slotsOf[genre]),
      })),
    ),
    slotClasses,
  );
  const scoreSlots = createHead(slot);
  return {
    cut: trainHead(messages.flatMap(gapsOf), ['whole', 'cut']),
    act: trainHead(
      [
        ...parts.map(({ signs, labels }) => ({ signs, label: labels.act, weight: weightOf(labels.act) })),
        ...messages.flatMap(mixturesIn),
      ],
      [...acts, MIXED],
    ),
    about: trainHead(
      parts.flatMap(({ signs, labels }) => (labels.about ? [{ signs, label: labels.about }] : [])),
      questionTopics,
    ),
    slot,
    change: trainHead(
      corrections.flatMap(({ signs, labels }) =>
        labels.change ? [{ signs, label: labels.change.what }] : [],
      ),
      changes,
    ),
    from: trainHead(
      corrections.flatMap((each) => runsOf('from', each)),
      ['other', 'from'],
    ),
    to: trainHead(
      corrections.flatMap((each) => runsOf('to', each)),
      ['other', 'to'],
    ),
    card: trainHead(
      parts.flatMap(({ heard, genre, labels, signs }) =>
        cardsMeant(heard.turn, labels, slotsIn(scoreSlots(signs), slotClasses, genre)),
      ),
      ['other', 'meant'],
    ),
  };
}

/** Neighbours that do different things, taken together. */
const mixturesIn = ({ heard, parts }: TaughtMessage): TaughtSigns[] =>
  parts.flatMap((first, at) =>
    parts.slice(at + 1).flatMap((last, index) => {
      const between = parts.slice(at, at + index + 2);
      const isMixed = between.some(({ labels }) => labels.act !== first.labels.act);
      const range = { from: first.range.from, to: last.range.to };
      return isMixed ? [{ signs: signsOfPart(heard, range), label: MIXED }] : [];
    }),
  );

const gapsOf = ({ heard, parts }: TaughtMessage): TaughtSigns[] => {
  const cuts = new Set(parts.map(({ range }) => range.from));
  return heard.words
    .map((_, at) => at)
    .slice(1)
    .map((at) => ({ signs: signsOfGap(heard, at), label: cuts.has(at) ? 'cut' : 'whole' }));
};

/** Which of the cards a correction or a complaint means. */
const cardsMeant = (
  turn: TalkTurn,
  { text, change, card: complainedOf }: LabelledPart,
  slots: TalkPart['slots'],
): TaughtSigns[] => {
  const meant = change?.card ?? complainedOf ?? placeOf(change?.from, turn.cards);
  if (meant === undefined || meant === null) return [];
  return turn.cards.map((_, at) => ({
    signs: signsOfCard({ text, change, slots }, { cards: turn.cards, coach: turn.coach, at }),
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
export function runsOf(
  role: 'from' | 'to',
  { heard, range, labels }: { heard: PreparedMessage; range: WordRange; labels: LabelledPart },
): TaughtSigns[] {
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
  return runsIn(range).map((run) => ({
    signs: signsOfRun(heard, range, run),
    label: right && run.from === right.from && run.to === right.to ? role : 'other',
    ...(right && run.from === right.from && run.to === right.to && { weight: RIGHT_WEIGHT }),
  }));
}

/** There are many more wrong runs than right ones. */
const RIGHT_WEIGHT = 3;
