import type { Db } from '../../../db/connect.ts';
import { addedToCourse, colleagueAdded, insertCourseTeacher } from '../../course-teachers/index.ts';
import { createClass } from '../../courses/index.ts';
import { notify } from '../../notifications/index.ts';
import { inviteAddress } from '../../school/index.ts';
import { inBatches } from '../../students/index.ts';
import { addStudents } from './add-students.ts';
import { endEnrollments, enrollStudents } from './apply-enrollments.ts';
import type { ApplyContext, RosterDeps } from './apply-context.ts';
import {
  insertRosterTeachers,
  linkClass,
  linkPeople,
  markAsLeft,
  removeFormerTeachers,
  updateSourcedIds,
  updateStudents,
} from './apply-roster.queries.ts';

/** Small enough that nobody else's request waits noticeably for one of them. */
const sliceSize = 250;

/** Admins are made by hand: a roster gives nobody more than a teacher's part. */
const applyStaff = async (deps: RosterDeps, tx: Db, { organisation_id, plan, now }: ApplyContext) => {
  for (const { email, full_name } of plan.invite)
    await inviteAddress(deps, tx, { organisation_id, email, full_name, role: 'teacher' });
  const linked = plan.linkStaff.map(({ person, user_id }) => ({ person, user_id }));
  const invited = [...plan.invite, ...plan.invitedByHand].map((person) => ({ person, user_id: null }));
  await linkPeople(
    tx,
    [...linked, ...invited].map(({ person, user_id }) => ({
      organisation_id,
      sourced_id: person.sourcedId,
      role: 'staff' as const,
      user_id,
      created_at: now,
    })),
  );
};

/** Returns the course of each class of the roster. */
const makeClasses = async (
  tx: Db,
  { organisation_id, plan, existing, now }: ApplyContext,
): Promise<Map<string, number>> => {
  const courseIds = new Map<string, number>();
  for (const [classId, { course_id }] of existing.classes)
    if (course_id !== null) courseIds.set(classId, course_id);
  for (const { rosterClass, teacher_id } of plan.makeClasses) {
    const { title, grades, sourcedId } = rosterClass;
    const course_id = await createClass(tx, { teacher_id, title, grade_levels: grades, now });
    await linkClass(tx, { organisation_id, sourced_id: sourcedId, course_id, created_at: now });
    courseIds.set(sourcedId, course_id);
  }
  return courseIds;
};

const addCoTeachers = async (
  deps: RosterDeps,
  tx: Db,
  { plan, existing, school, now, courseIds }: ApplyContext & { courseIds: Map<string, number> },
) => {
  for (const { classId, title, teacher_id, lead_id } of plan.addCoTeachers) {
    const course_id = courseIds.get(classId);
    if (course_id === undefined) continue;
    const row = { course_id, teacher_id, role: 'co' as const, ends_on: null, created_at: now };
    if (!(await insertCourseTeacher(tx, row))) continue;
    const course = { id: course_id, title };
    const by = existing.staff.get(teacher_id)?.full_name ?? 'A colleague';
    await notify(deps, tx, [
      addedToCourse({ user_id: teacher_id, course, by: school, until: null }),
      colleagueAdded({ user_id: lead_id, course, by }),
    ]);
  }
  const named = plan.newClassTeachers.flatMap(({ classId, teacher_id }) => {
    const course_id = courseIds.get(classId);
    return course_id === undefined ? [] : [{ course_id, teacher_id }];
  });
  for await (const rows of inBatches(named, sliceSize)) await insertRosterTeachers(tx, rows);
};

/** Carries a plan out in the caller's transaction. Returns the students it was about. */
export const applyRoster = async (deps: RosterDeps, tx: Db, applying: ApplyContext): Promise<number[]> => {
  const { organisation_id, plan, now } = applying;
  await applyStaff(deps, tx, applying);
  const courseIds = await makeClasses(tx, applying);
  await addCoTeachers(deps, tx, { ...applying, courseIds });
  const made = await addStudents(tx, applying);
  const studentIds = new Map([...plan.studentIds, ...made]);
  for await (const links of inBatches(plan.linkStudents, sliceSize)) {
    await updateSourcedIds(
      tx,
      organisation_id,
      links.map(({ person, user_id }) => ({ user_id, sourced_id: person.sourcedId })),
    );
    await linkPeople(
      tx,
      links.map(({ person, user_id }) => ({
        organisation_id,
        sourced_id: person.sourcedId,
        role: 'student' as const,
        user_id,
        created_at: now,
      })),
    );
  }
  for await (const updates of inBatches(plan.updateStudents, sliceSize))
    await updateStudents(tx, updates, now);
  await endEnrollments(tx, plan.leave);
  await markAsLeft(tx, { organisation_id, ids: plan.gone, now });
  const moving = plan.enroll.flatMap(({ userId }) => plan.studentIds.get(userId) ?? []);
  const leaving = plan.leave.map(({ student_id }) => student_id);
  await removeFormerTeachers(tx, organisation_id, [...plan.gone, ...leaving, ...moving]);
  const enrolled = await enrollStudents(deps, tx, { ...applying, studentIds, courseIds, made });
  return [
    ...new Set([
      ...made.values(),
      ...plan.linkStudents.map(({ user_id }) => user_id),
      ...plan.updateStudents.map(({ user_id }) => user_id),
      ...leaving,
      ...plan.gone,
      ...enrolled,
    ]),
  ];
};
