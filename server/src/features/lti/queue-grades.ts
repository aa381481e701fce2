import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { listWritingIds, renewGrades, renewGradesOfLink, upsertGrades } from './grades.queries.ts';
import { sendGrade } from './send-grade.job.ts';

/**
 * Sends marks that a teacher has just confirmed to the platforms their activities were opened from. Call it in the same
 * transaction: a mark that is not kept goes nowhere, and one that is kept is not forgotten.
 */
export const queueGrades = async (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  writingIds: number[],
): Promise<void> => {
  if (writingIds.length === 0) return;
  for (const grade of await upsertGrades(tx, writingIds, deps.clock.now()))
    await deps.queue.send(tx, sendGrade, grade);
};

/** The same for marks that were confirmed before somebody came from the platform, or under another identity of it. */
export const queueGradesOfStudent = async (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  whose: { student_id: number; course_id: number },
): Promise<void> => queueGrades(deps, tx, await listWritingIds(tx, whose));

/** Sends the marks of students again who are back in a course: a platform may have forgotten them. */
export const queueGradesOfReturned = async (
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  returned: { lti_context_id: number; identity_ids: number[] },
): Promise<void> => {
  for (const grade of await renewGrades(tx, { ...returned, now: clock.now() }))
    await queue.send(tx, sendGrade, grade);
};

/** Sends the marks of a place again that has another column now, and those that it had none for. */
export const queueGradesOfLink = async (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { link_id, ...whose }: { link_id: number; course_id: number; activity_id: number },
): Promise<void> => {
  for (const grade of await renewGradesOfLink(tx, link_id, deps.clock.now()))
    await deps.queue.send(tx, sendGrade, grade);
  await queueGrades(deps, tx, await listWritingIds(tx, whose));
};
