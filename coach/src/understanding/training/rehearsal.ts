import { createRandom } from '../logistic-regression.ts';
import type { CaseSet } from './cases.ts';
import type { NoteSet, ReplySet } from './note-cases.ts';
import type { PersonalSet } from './personal-cases.ts';

/** The share of what was learned before that is met again, so that it isn't forgotten. */
const MET_AGAIN = 0.25;

/** Picks the same cases every time. */
export function createRehearsal(known: ReadonlySet<string>) {
  const random = createRandom(2);
  const someOf = <Case>(cases: Case[]): Case[] => cases.filter(() => random() < MET_AGAIN);
  return {
    ofSet: (set: CaseSet): CaseSet =>
      known.has(set.name)
        ? { ...set, risks: someOf(set.risks), harmless: someOf(set.harmless), turns: someOf(set.turns) }
        : set,
    ofPersonal: (set: PersonalSet): PersonalSet =>
      known.has(set.name) ? { ...set, cases: someOf(set.cases), invented: someOf(set.invented) } : set,
    ofNotes: ({ notes, notNotes }: NoteSet): NoteSet => ({
      notes: someOf(notes),
      notNotes: someOf(notNotes),
    }),
    ofReplies: ({ unfit, fit }: ReplySet): ReplySet => ({ unfit: someOf(unfit), fit: someOf(fit) }),
  };
}
