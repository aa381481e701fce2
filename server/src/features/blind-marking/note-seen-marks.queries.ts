import { type SQL, sql } from 'drizzle-orm';
import { feedbackRounds, seenCoachMarks, teacherMarks, writings } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import { isWritingVisibleToTeacher } from '../teacher-students/index.ts';
import { isScoreHiddenForBlindMarking } from './is-score-hidden-for-blind-marking.ts';

type NoteDeps = Pick<Deps, 'clock' | 'db'>;

interface Viewing {
  teacher: Teacher;
  isBlind: boolean;
}

/** The coach has marked this very text. */
const isMarkedByCoach = sql`(w.ai_scoring is not null or exists (select from ${feedbackRounds} r
  where r.writing_id = w.id and r.content = w.content))`;

/** What a teacher marked before, they marked without having seen it, and it stays so. */
const isMarkedBy = (teacherId: number): SQL => sql`exists (select from ${teacherMarks} t
  where t.writing_id = w.id and t.version = w.version and t.teacher_id = ${teacherId})`;

const note = async ({ clock, db }: NoteDeps, teacherId: number, pieces: SQL): Promise<void> => {
  await db.execute(sql`
    insert into ${seenCoachMarks} (writing_id, version, teacher_id, created_at)
    select w.id, w.version, ${teacherId}, ${clock.now().toISOString()} from ${writings} w
    where ${pieces} and ${isMarkedByCoach} and not ${isMarkedBy(teacherId)}
    on conflict do nothing`);
};

/** Notes which pieces' marks by the coach are in what a teacher is about to be sent. Others may see them as they like. */
export const noteSeenMarks = async (
  deps: NoteDeps,
  { id, role }: Pick<Caller, 'id' | 'role'>,
  writingIds: number[],
): Promise<void> => {
  if (role !== 'teacher' || writingIds.length === 0) return;
  await note(deps, id, sql`w.id = any(${sql.param(writingIds)}::int[])`);
};

/** What a class's scores are made from; asked for blind, it leaves out what is still to mark. */
const isInMeans = ({ teacher, isBlind }: Viewing): SQL => sql`(${isWritingVisibleToTeacher(sql`w`, teacher)}
  and w.status = 'completed' and not ${isBlind ? isScoreHiddenForBlindMarking(sql`w`) : sql`false`})`;

/** The same where the scores of all students are sent, spread out: they tell of every piece. */
export const noteSeenMarksOfAllStudents = (deps: NoteDeps, viewing: Viewing): Promise<void> =>
  note(deps, viewing.teacher.id, isInMeans(viewing));

/** The same where children's mean scores are sent, which tell of every piece they were made from, and other pieces with them. */
export const noteSeenMarksOfStudents = async (
  deps: NoteDeps,
  viewing: Viewing,
  { studentIds, writingIds = [] }: { studentIds: number[]; writingIds?: number[] },
): Promise<void> => {
  if (studentIds.length === 0) return;
  await note(
    deps,
    viewing.teacher.id,
    sql`(w.id = any(${sql.param(writingIds)}::int[])
      or ${isInMeans(viewing)} and w.student_id = any(${sql.param(studentIds)}::int[]))`,
  );
};
