import type { AiFeedback, FeedbackCategory } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { criteriaOfWriting, findDraftWithTask } from '../coach-marking/index.ts';
import { checkLengthForCoach, insertRevision, readWritingFeedback } from '../writings/index.ts';
import { markFeedbackGenerating } from './feedback.queries.ts';
import { generateFeedback } from './generate-feedback.job.ts';

/** Marks the criteria as under way and queues the work. The same ask about the same draft joins the one that runs. */
export const requestFeedback = async (
  deps: Pick<Deps, 'clock' | 'db' | 'queue'>,
  caller: Caller,
  ask: { writingId: number; criteria?: FeedbackCategory[] | undefined },
): Promise<AiFeedback> => {
  const draft = await findDraftWithTask(deps.db, ask.writingId);
  if (!draft || draft.writing.student_id !== caller.id) throw notFound('This writing');
  if (draft.writing.status === 'pending') throw conflict('Please open this writing first.');
  if (draft.writing.content.trim() === '')
    throw invalid('content', 'Please enter your content before proceeding.');
  checkLengthForCoach('content', draft.writing.content);
  const all = criteriaOfWriting(draft);
  const criteria = all.filter((criterion) => ask.criteria?.includes(criterion) ?? true);
  if (criteria.length === 0) throw invalid('criteria', 'This writing is not marked on that.');
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    // What the feedback is about stays in reach, to see afterwards what became of it.
    await insertRevision(tx, { ...draft.writing, writing_id: ask.writingId, reason: 'feedback', now });
    const { id, student_id, version } = draft.writing;
    const isBegun = await deps.queue.send(tx, generateFeedback, {
      writing_id: id,
      student_id,
      version,
      criteria,
    });
    // What a running one has finished already would stay under way for ever.
    if (isBegun) await markFeedbackGenerating(tx, { writingId: id, criteria, now });
  });
  return readWritingFeedback(deps, caller, ask.writingId);
};
