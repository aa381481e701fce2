import { abouts, acts, changeRoles, changes, MIXED, slotClasses, slotsOf } from '../talk/labels.ts';
import { type Heard, signsOfGap, signsOfPart, signsOfWord, type WordRange } from '../talk/signs.ts';
import type { StoredTalk } from '../talk/talk-judge.ts';
import type { LabelledPart, TalkCase } from './talk-cases.ts';
import { type TaughtSigns, trainHead } from './train-head.ts';

/** A message read by the transformer, and where its parts stand. */
export interface TaughtMessage {
  set: string;
  genre: TalkCase['genre'];
  heard: Heard;
  parts: { range: WordRange; labels: LabelledPart }[];
}

/** Finds the words of each part; a cut inside a word goes behind it. */
export function rangesIn(heard: Heard, parts: LabelledPart[]): TaughtMessage['parts'] {
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
export function learnTalk(messages: TaughtMessage[]): Heads {
  const parts = messages.flatMap(({ heard, genre, parts: some }) =>
    some.map(({ range, labels }) => ({ heard, genre, range, labels, signs: signsOfPart(heard, range) })),
  );
  const counts = new Map<string, number>();
  for (const { labels } of parts) counts.set(labels.act, (counts.get(labels.act) ?? 0) + 1);
  /** Ideas are many and feelings few, yet a feeling taken for an idea is the worse mistake. */
  const weightOf = (act: string): number => Math.sqrt(USUAL_COUNT / (counts.get(act) ?? 1));
  const corrections = parts.filter(({ labels }) => labels.act === 'corrects');
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
      abouts,
    ),
    slot: trainHead(
      parts.flatMap(({ signs, labels, genre }) =>
        (labels.slots ?? []).map((slot, _, all) => ({
          signs,
          label: slotsOf[genre][slot] ?? slot,
          weight: 1 / all.length,
          among: Object.values(slotsOf[genre]),
        })),
      ),
      slotClasses,
    ),
    change: trainHead(
      corrections.flatMap(({ signs, labels }) =>
        labels.change ? [{ signs, label: labels.change.what }] : [],
      ),
      changes,
    ),
    role: trainHead(corrections.flatMap(rolesOf), changeRoles),
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

/** Which words of a correction are the old ones and which the new. */
function rolesOf({
  heard,
  range,
  labels,
}: {
  heard: Heard;
  range: WordRange;
  labels: LabelledPart;
}): TaughtSigns[] {
  const { from, to } = labels.change ?? {};
  const text = labels.text.toLowerCase();
  const offset = heard.words[range.from]?.start ?? 0;
  const spanOf = (some: string | undefined, last: boolean): [number, number] => {
    if (some === undefined) return [-1, -1];
    const at = last ? text.lastIndexOf(some.toLowerCase()) : text.indexOf(some.toLowerCase());
    return at < 0 ? [-1, -1] : [offset + at, offset + at + some.length];
  };
  const old = spanOf(from, false);
  const fresh = spanOf(to, true);
  return Array.from({ length: range.to - range.from }, (_, index) => {
    const at = range.from + index;
    const start = heard.words[at]?.start ?? 0;
    const isIn = ([first, end]: [number, number]) => start >= first && start < end;
    return {
      signs: signsOfWord(heard, range, at),
      label: isIn(fresh) ? 'to' : isIn(old) ? 'from' : 'neither',
    };
  });
}
