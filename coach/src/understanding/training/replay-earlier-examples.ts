import { createSeededRandom } from '../seeded-random.ts';
import type { CaseSet } from './case-sets.ts';
import type { ModelReplySet } from './model-reply-sets.ts';
import type { NoteToMarkerSet } from './note-to-marker-sets.ts';
import type { PersonalDataSet } from './personal-data-sets.ts';

/** The share of what was learned before that is met again, so that it isn't forgotten. */
const MET_AGAIN = 0.15;

/** Picks the same cases every time. */
export function createReplay(known: ReadonlySet<string>) {
  const random = createSeededRandom(2);
  const someOf = <Case>(cases: Case[]): Case[] => cases.filter(() => random() < MET_AGAIN);
  return {
    ofSet: (set: CaseSet): CaseSet =>
      known.has(set.name)
        ? {
            ...set,
            risks: someOf(set.risks),
            harmless: someOf(set.harmless),
            exchanges: someOf(set.exchanges),
          }
        : set,
    ofPersonal: (set: PersonalDataSet): PersonalDataSet =>
      known.has(set.name) ? { ...set, cases: someOf(set.cases), invented: someOf(set.invented) } : set,
    ofNotes: ({ notes, lookAlikes }: NoteToMarkerSet): NoteToMarkerSet => ({
      notes: someOf(notes),
      lookAlikes: someOf(lookAlikes),
    }),
    ofReplies: ({ unsuitable, suitable }: ModelReplySet): ModelReplySet => ({
      unsuitable: someOf(unsuitable),
      suitable: someOf(suitable),
    }),
  };
}
