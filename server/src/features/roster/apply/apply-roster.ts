import type { Db } from '../../../db/connect.ts';
import { dateInTimeZone } from '../../../services/clock/local-date.ts';
import { inviteAddress } from '../../school/index.ts';
import { inBatches } from '../../students/index.ts';
import { addCoTeachers } from './add-co-teachers.ts';
import { addStudents } from './add-students.ts';
import type { ApplyContext, RosterDeps } from './apply-context.ts';
import { assignWorkOfCourses, endEnrollments, enrollStudents } from './apply-enrollments.ts';
import {
  forgetQueryPlans,
  linkPeople,
  lockCourses,
  markPeopleAsLeft,
  removeFormerTeachers,
  updateEmails,
  updateSourcedIds,
  updateStudents,
} from './apply-roster.queries.ts';
import { makeClasses } from './make-classes.ts';

/** Small enough that nobody else's request waits noticeably for one of them. */
const sliceSize = 250;
const enrollmentsAtOnce = 2000;

/** Admins are made by hand: a roster gives nobody more than a teacher's part. Returns the invitations. */
const applyStaff = async (deps: RosterDeps, tx: Db, context: ApplyContext): Promise<number[]> => {
  const { organisation_id, plan } = context;
  const invitationIds: number[] = [];
  for (const { email, full_name } of plan.invite) {
    const invitation = { organisation_id, email, full_name, role: 'teacher' as const, ends_on: null };
    invitationIds.push((await inviteAddress(deps, tx, invitation)).id);
  }
  const linked = plan.linkStaff.map(({ person, user_id }) => ({ person, user_id }));
  const invited = [...plan.invite, ...plan.invitedByHand].map((person) => ({ person, user_id: null }));
  await linkPeople(
    tx,
    context,
    [...linked, ...invited].map(({ person, user_id }) => ({
      sourced_id: person.sourcedId,
      role: 'staff',
      user_id,
    })),
  );
  return invitationIds;
};

/** Students who have an account: who they are by the roster, and what it knows better. */
const applyKnownStudents = async (tx: Db, context: ApplyContext): Promise<void> => {
  const { organisation_id, plan } = context;
  for await (const links of inBatches(plan.linkStudents, sliceSize)) {
    const people = links.map(({ person, user_id }) => ({
      sourced_id: person.sourcedId,
      role: 'student' as const,
      user_id,
      email: person.email,
    }));
    await updateSourcedIds(tx, organisation_id, people);
    await linkPeople(tx, context, people);
  }
  await updateEmails(tx, organisation_id, plan.updateEmails);
};

/** Signing in changes the same rows and waits from here on until all is committed: so it comes as late as it can. */
const applyNamesAndYears = async (tx: Db, { plan, now }: ApplyContext): Promise<void> => {
  for await (const updates of inBatches(plan.updateStudents, sliceSize))
    await updateStudents(tx, updates, now);
};

interface Changed {
  /** In which somebody joins, leaves or begins to teach. */
  courses: Set<number>;
  /** Students who join or leave a class, or the school. */
  moving: Set<number>;
}

const findChanged = async (
  { plan: { addCoTeachers: added, enroll, gone, leave, studentIds } }: ApplyContext,
  courseIds: Map<string, number>,
): Promise<Changed> => {
  const courses = new Set(leave.map(({ course_id }) => course_id));
  const moving = new Set([...gone, ...leave.map(({ student_id }) => student_id)]);
  const addCourse = (classId: string): void => {
    const course_id = courseIds.get(classId);
    if (course_id !== undefined) courses.add(course_id);
  };
  for (const { classId } of added) addCourse(classId);
  for await (const rows of inBatches(enroll, enrollmentsAtOnce))
    for (const { classId, userId } of rows) {
      addCourse(classId);
      const student_id = studentIds.get(userId);
      if (student_id !== undefined) moving.add(student_id);
    }
  return { courses, moving };
};

/** What a run was about, for the record of who did what. */
export interface AppliedRoster {
  student_ids: number[];
  staff_ids: number[];
  course_ids: number[];
  invitation_ids: number[];
}

/** Carries a plan out in the caller's transaction. */
export const applyRoster = async (
  deps: RosterDeps,
  tx: Db,
  context: ApplyContext,
): Promise<AppliedRoster> => {
  const { organisation_id, plan, now } = context;
  const today = dateInTimeZone(deps.config.TIME_ZONE, now);
  const invitation_ids = await applyStaff(deps, tx, context);
  const made = await addStudents(tx, context);
  const courses = await makeClasses(tx, context);
  await forgetQueryPlans(tx);
  const changed = await findChanged(context, courses.byClass);
  await lockCourses(tx, [...changed.courses]);
  await addCoTeachers(deps, tx, { ...context, courseIds: courses.byClass, today });
  await applyKnownStudents(tx, context);
  await endEnrollments(tx, plan.leave);
  await markPeopleAsLeft(tx, { organisation_id, ids: plan.gone, now });
  await removeFormerTeachers(tx, organisation_id, [...changed.moving]);
  const studentIds = new Map([...plan.studentIds, ...made]);
  const joined = await enrollStudents(tx, { ...context, studentIds, courseIds: courses.byClass });
  await applyNamesAndYears(tx, context);
  // Work is assigned for the year that a child is in by now.
  await assignWorkOfCourses(deps, tx, joined);
  return {
    invitation_ids,
    course_ids: courses.made,
    staff_ids: [
      ...new Set([
        ...plan.linkStaff.map(({ user_id }) => user_id),
        ...plan.addCoTeachers.map(({ teacher_id }) => teacher_id),
      ]),
    ],
    student_ids: [
      ...new Set([
        ...made.values(),
        ...plan.linkStudents.map(({ user_id }) => user_id),
        ...plan.updateStudents.map(({ user_id }) => user_id),
        ...changed.moving,
      ]),
    ],
  };
};
