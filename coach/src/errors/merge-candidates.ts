import { firstAfter } from '../text/first-after.ts';
import type { Candidate } from './rules/rule.ts';

/** Who speaks where several rules see the same place: the more exact the rule, the earlier in this list. */
export type Source = 'phrases' | 'words' | 'marks' | 'spelling' | 'harper' | 'joins';
const order: readonly Source[] = ['phrases', 'words', 'marks', 'spelling', 'harper', 'joins'];

export interface SourcedCandidate extends Candidate {
  source: Source;
}

/** One finding per place, in reading order. */
export const mergeCandidates = (candidates: SourcedCandidate[]): SourcedCandidate[] => {
  const ranked = candidates
    .filter(({ start, end }) => end > start)
    .sort(
      (a, b) =>
        order.indexOf(a.source) - order.indexOf(b.source) ||
        a.start - b.start ||
        a.end - b.end ||
        (a.rule < b.rule ? -1 : 1),
    );
  const kept: SourcedCandidate[] = [];
  for (const candidate of ranked) {
    const at = firstAfter(kept, candidate.start);
    const next = kept[at];
    if (!next || next.start >= candidate.end) kept.splice(at, 0, candidate);
  }
  return kept;
};
