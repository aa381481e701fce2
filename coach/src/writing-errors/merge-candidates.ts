import { firstSpanAfter } from '../parse/first-span-after.ts';
import type { Candidate } from './rules/rule.ts';

/** Who speaks where several rules see the same place: the more exact the rule, the earlier in this list. */
export type Source = 'phrases' | 'words' | 'marks' | 'spelling' | 'harper' | 'joins';
const order: readonly Source[] = ['phrases', 'words', 'marks', 'spelling', 'harper', 'joins'];

export interface ErrorCandidateFromSource extends Candidate {
  source: Source;
}

const placeOf = ({ start, end }: ErrorCandidateFromSource): string => `${start}-${end}`;
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word that is also misspelt is shown by its spelling: "Homwork" with a capital helps nobody. */
const misspeltFirst = (candidates: ErrorCandidateFromSource[]): ErrorCandidateFromSource[] => {
  const spelt = new Set(candidates.filter(({ source }) => source === 'spelling').map(placeOf));
  const isOutdone = (each: ErrorCandidateFromSource) =>
    /^(?:sentence-capital|end-mark)$/.test(each.rule) && spelt.has(placeOf(each));
  const opening = new Set(candidates.filter(({ rule }) => rule === 'sentence-capital').map(placeOf));
  return candidates
    .filter((each) => !isOutdone(each))
    .map((each) =>
      each.source === 'spelling' && opening.has(placeOf(each))
        ? { ...each, suggestions: each.suggestions.map(capitalise) }
        : each,
    );
};

/** One finding per place, in reading order. */
export const mergeCandidates = (candidates: ErrorCandidateFromSource[]): ErrorCandidateFromSource[] => {
  const ranked = misspeltFirst(candidates)
    .filter(({ start, end }) => end > start)
    .sort(
      (a, b) =>
        order.indexOf(a.source) - order.indexOf(b.source) ||
        a.start - b.start ||
        a.end - b.end ||
        (a.rule < b.rule ? -1 : 1),
    );
  const kept: ErrorCandidateFromSource[] = [];
  for (const candidate of ranked) {
    const at = firstSpanAfter(kept, candidate.start);
    const next = kept[at];
    if (!next || next.start >= candidate.end) kept.splice(at, 0, candidate);
  }
  return kept;
};
