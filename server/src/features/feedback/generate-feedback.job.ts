import { isTimeout } from '@inkling/coach';
import { feedbackCategories } from '@inkling/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { raiseAlert } from '../alerts/index.ts';
import { type DraftWithTask, findDraftWithTask, markStoredDraft } from '../coach-marking/index.ts';
import { failUnfinishedFeedback } from './feedback.queries.ts';
import { languageModelConsentOf } from './language-model-consent.ts';

const checkDraftForRisk = async (
  deps: Pick<Deps, 'clock' | 'coach' | 'config' | 'db' | 'queue'>,
  { writing, student }: DraftWithTask,
): Promise<void> => {
  const risk = await deps.coach.checkRisk({
    owner: String(writing.student_id),
    text: writing.content,
    context: { source: 'child', kind: 'draft', genre: writing.writing_type },
    outside: await languageModelConsentOf(deps, student),
  });
  if (risk)
    await deps.db.transaction((tx) =>
      raiseAlert(deps, tx, {
        studentId: writing.student_id,
        writing,
        source: 'draft',
        text: writing.content,
        risk,
      }),
    );
};

export const generateFeedback = job({
  name: 'generate-feedback',
  data: z.object({
    writing_id: z.number(),
    student_id: z.number(),
    /** Of the draft as it was asked about. */
    version: z.number(),
    criteria: z.array(z.enum(feedbackCategories)),
  }),
  keyOf: ({ writing_id, version, criteria }) => `${writing_id} version ${version}: ${criteria.join(', ')}`,
  ownerOf: ({ student_id }) => String(student_id),
  atOnce: 4,
  retries: 2,
  run: async (
    deps: Pick<Deps, 'clock' | 'coach' | 'config' | 'db' | 'log' | 'queue'>,
    { writing_id, criteria },
  ) => {
    const draft = await findDraftWithTask(deps.db, writing_id);
    if (!draft) return;
    try {
      await checkDraftForRisk(deps, draft);
      const consent = await languageModelConsentOf(deps, draft.student);
      await markStoredDraft(deps, draft, { criteria, consent });
    } catch (error) {
      // The child sees "failed" with Retry at once; the queue's own tries may still mend it.
      await failUnfinishedFeedback(deps.db, writing_id);
      if (!isTimeout(error)) throw error;
      deps.log.warn({ writing_id }, 'the coach took too long over a draft');
    }
  },
  // Each process that read this draft died: a start that finds it unfinished would have the next one die, too.
  onGiveUp: ({ db }, { writing_id }) => failUnfinishedFeedback(db, writing_id),
});
