import type { PersonalDataKind } from '../personal-data/personal-data-kinds.ts';
import {
  findWholeWords,
  type PersonalDataCase,
  rangesOfItems,
  rangesOverlap,
  type TextRange,
} from './personal-data-sets.ts';

export interface PersonalDataOutcome {
  set: string;
  kind: PersonalDataKind | 'keep';
  passage: string;
  text: string;
  /** Hidden whole, for an item; touched at all, for what should stay. */
  isHidden: boolean;
}

/** Small words inside a name give nobody away. */
const tellsNothing = /^(the|of|in|at|on|and|a|my|is|to|by|then|something|number|mr|mrs|ms|miss|dr|s)$/i;

function isWhole(text: string, place: TextRange, hidden: TextRange[]): boolean {
  const words = [...text.slice(place.start, place.end).matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  return words.every((word) => {
    const start = place.start + word.index;
    const end = start + word[0].length;
    return tellsNothing.test(word[0]) || hidden.some((span) => span.start <= start && span.end >= end);
  });
}

/** What became of each item and of each passage that should stay. */
export function outcomesOf(each: PersonalDataCase, hidden: TextRange[], set: string): PersonalDataOutcome[] {
  const { text } = each;
  const places = rangesOfItems(each);
  const items = places.map((place) => ({
    set,
    kind: place.kind,
    passage: text.slice(place.start, place.end),
    text,
    isHidden: isWhole(text, place, hidden),
  }));
  const kept = each.keep.flatMap((passage) => {
    const standing = findWholeWords(text, passage).filter(
      (place) => place.start >= 0 && !places.some((item) => rangesOverlap(item, place)),
    );
    if (standing.length === 0) return [];
    return [
      {
        set,
        kind: 'keep' as const,
        passage,
        text,
        isHidden: standing.some((place) => hidden.some((span) => rangesOverlap(span, place))),
      },
    ];
  });
  return [...items, ...kept];
}

const share = (outcomes: PersonalDataOutcome[]): string => {
  const count = outcomes.filter(({ isHidden }) => isHidden).length;
  return `${count} of ${outcomes.length} (${((100 * count) / Math.max(1, outcomes.length)).toFixed(1)} %)`;
};

/** Hidden by kind, then what was hidden though it should stay. */
export function describePersonalDataScores(outcomes: PersonalDataOutcome[]): string[] {
  const items = outcomes.filter(({ kind }) => kind !== 'keep');
  const kinds = [...new Set(items.map(({ kind }) => kind))].sort();
  return [
    `hidden ${share(items)}`,
    ...kinds.map((kind) => `  ${kind} ${share(items.filter((item) => item.kind === kind))}`),
    `hidden, though it should stay: ${share(outcomes.filter(({ kind }) => kind === 'keep'))}`,
  ];
}
