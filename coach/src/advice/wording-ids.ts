import { entriesOf } from '@inkling/contract';
import { criteria } from '../criteria/index.ts';
import type { Wording } from '../feedback/remark.ts';
import { explanationWording } from '../feedback/wording/explanation.ts';
import { letterWording } from '../feedback/wording/letter.ts';
import { otherGenreWording } from '../feedback/wording/other-genre.ts';
import { poemWording } from '../feedback/wording/poem.ts';
import {
  firstSentenceWording,
  nextSentenceWording,
  shortDraftWording,
} from '../feedback/wording/very-short-draft.ts';

/** Every wording of the coach by the name of its rule: what is said names the rule that says it. */
const wordings = {
  ...Object.fromEntries(Object.values(criteria).flatMap(({ wording }) => Object.entries(wording))),
  stretch: Object.fromEntries(
    entriesOf(criteria).map(([criterion, { topMarkSuggestion }]) => [criterion, topMarkSuggestion]),
  ),
  explaining: explanationWording,
  letter: letterWording,
  short: shortDraftWording,
  start: { ...firstSentenceWording, nextMove: nextSentenceWording },
  verse: poemWording,
  kind: otherGenreWording,
};

const isWording = (value: object): value is Wording => 'simple' in value && 'normal' in value;

const named = (name: string, value: unknown): [Wording, string][] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isWording(value)) return [[value, name]];
  return Object.entries(value).flatMap(([key, inner]) => named(name ? `${name}.${key}` : key, inner));
};

const idOfWording: ReadonlyMap<Wording, string> = new Map(named('', wordings));

export const wordingIdOf = (wording: Wording): string => idOfWording.get(wording) ?? 'unnamed';

const wordingOfId: ReadonlyMap<string, Wording> = new Map(
  [...idOfWording].map(([wording, id]) => [id, wording]),
);

export const wordingWithId = (id: string): Wording | undefined => wordingOfId.get(id);

export const allWordingIds: readonly string[] = [...idOfWording.values()];
