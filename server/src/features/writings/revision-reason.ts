import { isDeepStrictEqual } from 'node:util';
import type { Revision } from '@inkling/contract';
import { type DraftContent, draftTextOf, type MergedDraft } from './merge-step-entries.ts';

const keepEveryMs = 5 * 60 * 1000;
const keepAfterWords = 120;
/** Losing this many words at once isn't a correction: a passage was deleted, or the text was replaced. */
const keepBeforeLosing = 20;

const countEach = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of text.match(/\S+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** How many words came and how many went. */
const countChanges = (before: string, after: string): { added: number; removed: number } => {
  const counts = countEach(before);
  let added = 0;
  for (const [word, times] of countEach(after)) {
    const had = counts.get(word) ?? 0;
    added += Math.max(0, times - had);
    counts.set(word, Math.max(0, had - times));
  }
  const removed = [...counts.values()].reduce((sum, left) => sum + left, 0);
  return { added, removed };
};

interface Kept extends DraftContent {
  version: number;
  reason: Revision['reason'];
  created_at: string;
}

interface Stored extends DraftContent {
  version: number;
  /** When the child began, for a writing of which nothing is kept yet. */
  begunAt: Date;
}

/** Why the stored draft has to be kept before this one replaces it; null when there is no need. */
export const revisionReasonFor = (
  stored: Stored,
  next: MergedDraft,
  past: { last: Kept | null; now: Date },
): Revision['reason'] | null => {
  const { last, now } = past;
  if (next.hasCleared) return 'cleared';
  // A save on top of a conflict is the child's choice between two texts: the other one stays in reach.
  if (last?.reason === 'conflict' && last.version === stored.version) return 'conflict';
  const base = last ? draftTextOf(last) : '';
  if (draftTextOf(stored) === base) return null;
  if (countChanges(draftTextOf(stored), draftTextOf(next)).removed >= keepBeforeLosing) return 'interval';
  const { added, removed } = countChanges(base, draftTextOf(next));
  const age = now.getTime() - (last ? new Date(last.created_at) : stored.begunAt).getTime();
  return age >= keepEveryMs || Math.max(added, removed) > keepAfterWords ? 'interval' : null;
};

export const isSameDraft = (one: DraftContent, other: DraftContent): boolean =>
  one.content === other.content && isDeepStrictEqual(one.data, other.data);
