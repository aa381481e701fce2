import type { Risk } from '@inkling/coach';
import type { StepEntry } from '@inkling/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import {
  listUncheckedWritings,
  setCheckedVersion,
  type UncheckedWriting,
} from './check-saved-writings.queries.ts';
import { raiseAlert } from './raise-alert.ts';

/** So that one run ends before the next begins, even when a whole school saves in the same minute. */
const mostInOneRun = 300;

/** Reads what children saved since the last minute for a child in trouble: nobody has to ask for feedback to be heard. */
export const checkSavedWritingsForRisks = job({
  name: 'check-saved-writings',
  data: z.object({}),
  schedule: '* * * * *',
  run: async (deps: Pick<Deps, 'clock' | 'coach' | 'config' | 'db' | 'queue' | 'stopping'>) => {
    for (const writing of await listUncheckedWritings(deps.db, mostInOneRun)) {
      // The rest is still unchecked, for the next run wherever it is; nobody waits for it to stop a server.
      if (deps.stopping.aborted) return;
      await checkWriting(deps, writing);
    }
  },
});

const checkWriting = async (
  deps: Pick<Deps, 'clock' | 'coach' | 'config' | 'db' | 'queue'>,
  writing: UncheckedWriting,
): Promise<void> => {
  const found: (WrittenText & { risk: Risk })[] = [];
  for (const { source, text } of writtenTexts(writing)) {
    const risk = await deps.coach.checkRisk({
      owner: String(writing.student_id),
      text,
      context: {
        source: 'child',
        kind: source,
        genre: writing.writing_type,
      },
    });
    if (risk) found.push({ source, text, risk });
  }
  await deps.db.transaction(async (tx) => {
    for (const each of found) await raiseAlert(deps, tx, { studentId: writing.student_id, writing, ...each });
    await setCheckedVersion(tx, writing);
  });
};

interface WrittenText {
  source: 'plan' | 'draft';
  text: string;
}

/** Each draft, and the answers of each plan, one on each line. */
const writtenTexts = ({ data, content }: UncheckedWriting): WrittenText[] => {
  const texts = data.flatMap(textsOfEntry);
  const all = texts.some(({ text }) => text === content)
    ? texts
    : [...texts, { source: 'draft' as const, text: content }];
  return all.filter(({ text }) => text.trim() !== '');
};

const textsOfEntry = ({ content }: StepEntry): WrittenText[] =>
  typeof content === 'string'
    ? [{ source: 'draft', text: content }]
    : [{ source: 'plan', text: content.flatMap((answer) => answer.content).join('\n') }];
