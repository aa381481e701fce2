import type { Db } from '../../../db/connect.ts';
import { noteSecurityEvent } from '../../../services/security-events/security-events.ts';
import { addedToCourse, colleagueAdded } from '../../course-teachers/index.ts';
import { notify } from '../../notifications/index.ts';
import { inBatches } from '../../students/index.ts';
import type { ApplyContext, RosterDeps } from './apply-context.ts';
import { insertCoTeachers, insertRosterTeachers } from './apply-roster.queries.ts';

const sliceSize = 100;

interface Adding extends ApplyContext {
  /** The course of each class of the roster. */
  courseIds: Map<string, number>;
  /** The day at school. */
  today: string;
}

const withCourse = <Row extends { classId: string }>(rows: Row[], courseIds: Map<string, number>) =>
  rows.flatMap((row) => {
    const course_id = courseIds.get(row.classId);
    return course_id === undefined ? [] : [{ ...row, course_id }];
  });

/** Colleagues become co-teachers, and they and the leads are told. Who was named is remembered: it is done once. */
export const addCoTeachers = async (
  deps: RosterDeps,
  tx: Db,
  { plan, existing, school, now, today, courseIds }: Adding,
): Promise<void> => {
  const wanted = withCourse(plan.addCoTeachers, courseIds);
  for await (const slice of inBatches(wanted, sliceSize)) {
    const added = await insertCoTeachers(tx, slice, { now, today });
    for (const { course_id, teacher_id } of added)
      noteSecurityEvent({ event: 'role_given', kind: 'class_teacher', account_id: teacher_id, course_id });
    const isAdded = new Set(added.map(({ course_id, teacher_id }) => `${course_id} ${teacher_id}`));
    const notices = slice
      .filter(({ course_id, teacher_id }) => isAdded.has(`${course_id} ${teacher_id}`))
      .flatMap(({ course_id, title, teacher_id, lead_id }) => {
        const course = { id: course_id, title };
        const colleague = existing.staff.get(teacher_id)?.full_name ?? 'A colleague';
        return [
          addedToCourse({ user_id: teacher_id, course, by: school, until: null }),
          colleagueAdded({ user_id: lead_id, course, by: colleague }),
        ];
      });
    if (notices.length > 0) await notify(deps, tx, notices);
  }
  const named = withCourse(plan.newClassTeachers, courseIds);
  await insertRosterTeachers(
    tx,
    named.map(({ course_id, teacher_id }) => ({ course_id, teacher_id })),
  );
};
