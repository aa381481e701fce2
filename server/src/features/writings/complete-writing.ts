import type { Achievement, Step, StepEntry, Writing } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { unlockAchievements } from '../achievements/index.ts';
import { clearStaleScores, markAgainIfStale } from '../coach-marking/index.ts';
import type { WritingDeps } from './begin-assigned-writing.ts';
import { completeParticipant } from './complete-writing.queries.ts';
import { draftTextOf } from './merge-step-entries.ts';
import { notifyTeacherOfHandIn } from './notify-teacher-of-hand-in.ts';
import { restoreTeacherMarks } from './restore-teacher-marks.queries.ts';
import { insertRevision } from './revisions.queries.ts';
import { findWritingDetail } from './writing-detail.queries.ts';
import { nextStatus } from './writing-transitions.ts';
import { presentWriting } from './writings.presenter.ts';
import { lockWriting, updateWriting } from './writings.queries.ts';

const completedEntry: StepEntry = { id: 'completed', title: 'Completed', type: 'completed', content: '' };

/** A writing is finished with the words its steps asked for. */
const checkWritten = (writing: WritingRow, steps: Step[]): void => {
  const asksFor = (type: Step['type']) => steps.some((step) => step.type === type);
  if (asksFor('freeWriting') && writing.content.trim() === '')
    throw invalid('content', 'Please enter your content before proceeding.');
  if (asksFor('structuredForm') && draftTextOf(writing) === '')
    throw invalid('data', 'Please fill in at least one section.');
};

const finish = async (deps: Pick<Deps, 'clock'>, tx: Db, writing: WritingRow): Promise<void> => {
  const now = deps.clock.now();
  await insertRevision(tx, { ...writing, writing_id: writing.id, reason: 'completed', now });
  await updateWriting(tx, writing.id, {
    status: 'completed',
    completed_at: now,
    returned_at: null,
    data: [...writing.data.filter(({ type }) => type !== 'completed'), completedEntry],
    version: writing.version + 1,
    updated_at: now,
  });
  if (writing.times_returned > 0) await restoreTeacherMarks(tx, writing.id);
  if (writing.challenge_id)
    await completeParticipant(tx, { challengeId: writing.challenge_id, studentId: writing.student_id, now });
};

/** Finishes a writing for good, with the marks of its last draft; asking again returns the finished one. */
export const completeWriting = async (
  deps: WritingDeps & Pick<Deps, 'coach' | 'log'>,
  caller: Caller,
  writingId: number,
): Promise<Writing & { unlocked_achievements: Achievement[] }> => {
  // Before the writing is locked: the coach takes its time.
  await markAgainIfStale(deps, { writingId, studentId: caller.id });
  return deps.db.transaction(async (tx) => {
    const writing = await lockWriting(tx, caller.id, writingId);
    const before = writing && (await findWritingDetail(tx, caller, writingId));
    if (!writing || !before) throw notFound('This writing');
    if (nextStatus('complete', writing.status) === null)
      throw conflict('Please open this writing before you complete it.');
    if (writing.status === 'completed')
      return { ...presentWriting(before, caller), unlocked_achievements: [] };
    checkWritten(writing, presentWriting(before, caller).steps);
    await clearStaleScores(tx, writing);
    await finish(deps, tx, writing);
    const unlocked_achievements = await unlockAchievements(deps, tx, caller.id);
    const completed = await findWritingDetail(tx, caller, writingId);
    if (!completed) throw notFound('This writing');
    await notifyTeacherOfHandIn(deps, tx, writing);
    return { ...presentWriting(completed, caller), unlocked_achievements };
  });
};
