import { limits } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { withoutLanguageModel } from './ask-coach-for-feedback.ts';
import { criteriaOfWriting } from './criteria-of-writing.ts';
import { findDraftWithTask } from './drafts.queries.ts';
import { hasOutdatedFeedback } from './feedback-items.queries.ts';
import { markStoredDraft } from './mark-draft.ts';
import { clearScores } from './scores.queries.ts';
import { findNewestRound } from './store-round.queries.ts';

/** Whether the marks a writing shows are those of another text; one that was never marked shows none. */
const isStale = async (db: Db, { id, content, ai_scoring }: WritingRow): Promise<boolean> => {
  const newest = await findNewestRound(db, id);
  return newest ? newest.content !== content : ai_scoring !== null;
};

/** Marks a draft that changed since it was read, so that nobody is shown the marks of an earlier one. */
export const markAgainIfStale = async (
  deps: Pick<Deps, 'clock' | 'coach' | 'db' | 'log'>,
  { writingId, studentId }: { writingId: number; studentId: number },
): Promise<void> => {
  const draft = await findDraftWithTask(deps.db, writingId);
  if (draft?.writing.student_id !== studentId || draft.writing.status !== 'progressing') return;
  const isReadable = draft.writing.content.length <= limits.coach_characters_max;
  if (!isReadable) return;
  if (!(await isStale(deps.db, draft.writing)) && !(await hasOutdatedFeedback(deps.db, writingId))) return;
  await markStoredDraft(deps, draft, {
    criteria: criteriaOfWriting(draft),
    consent: withoutLanguageModel,
  }).catch((error: unknown) =>
    // A child may finish whatever state the coach is in.
    deps.log.warn({ writing_id: writingId, err: error }, 'a draft is finished unmarked'),
  );
};

/** Where a draft could not be marked again there are no marks, which is true as well. */
export const clearStaleScores = async (db: Db, writing: WritingRow): Promise<void> => {
  if (await isStale(db, writing)) await clearScores(db, writing);
};
