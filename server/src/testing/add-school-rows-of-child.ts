import type { Db } from '../db/connect.ts';
import type { UserRow } from '../db/schema/index.ts';
import * as tables from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { buildActivity, buildCourse } from './build-courses-and-writings.ts';
import { buildLessonWithTry } from './build-lesson-with-try.ts';

const soon = new Date('2099-01-01T00:00:00Z');

export interface Seeding {
  deps: Deps;
  teacher: UserRow;
  child: UserRow;
  /** The tag of this family with the place it is put, so that a find says where it came from. */
  mark: (place: string) => string;
}

/** A school that lets children sign in with its own accounts; the same for every family, as it stays. */
const findSchool = async (db: Db) => {
  const [known] = await db.select().from(tables.ssoConnections).limit(1);
  if (known) return known;
  const [school] = await db.insert(tables.organisations).values({ name: 'Hillside' }).returning();
  const [made] = await db
    .insert(tables.ssoConnections)
    .values({ organisation_id: school?.id ?? 0, school_code: 'hillside', provider: 'other', issuer: 'here' })
    .returning();
  if (!made) throw new Error('insert returned no row');
  return made;
};

/** One that began a new year; the same for every family. */
const findRollover = async (db: Db, organisation_id: number): Promise<number> => {
  const [known] = await db.select().from(tables.yearRollovers).limit(1);
  if (known) return known.id;
  const counts = { students_moved_up: 1, students_left: 1, classes_closed: 0 };
  const [made] = await db
    .insert(tables.yearRollovers)
    .values({ organisation_id, done_at: new Date(0), ...counts })
    .returning();
  return made?.id ?? 0;
};

export const addSso = async ({ deps: { db }, child, mark }: Seeding): Promise<void> => {
  const { id: connection_id, organisation_id } = await findSchool(db);
  const under = { user_id: child.id, connection_id, expires_at: soon };
  await db.insert(tables.ssoIdentities).values({
    user_id: child.id,
    organisation_id,
    issuer: mark('sign-on-issuer'),
    subject: mark('sign-on-subject'),
    email: mark('sign-on-email'),
  });
  await db.insert(tables.ssoAttempts).values({
    ...under,
    state_hash: mark('attempt-state'),
    browser_hash: mark('attempt-browser'),
    nonce: mark('attempt-nonce'),
    code_verifier: mark('attempt-verifier'),
    return_to: mark('attempt-return'),
  });
  await db.insert(tables.ssoLinkRequests).values({
    ...under,
    ticket_hash: mark('link-ticket'),
    browser_hash: mark('link-browser'),
    subject: mark('link-subject'),
    sid: mark('link-session'),
    return_to: mark('link-return'),
  });
};

/** A place in a course of a learning platform; the same for every family. */
const findPlace = async (db: Db, organisation_id: number) => {
  const [context] = await db.select().from(tables.ltiContexts).limit(1);
  const [link] = await db.select().from(tables.ltiLinks).limit(1);
  if (context && link)
    return { platform_id: context.platform_id, course_id: context.course_id, link_id: link.id };
  const row = { organisation_id, code: 'hillside', name: 'Moodle', public_key: {} };
  const [platform] = await db.insert(tables.ltiPlatforms).values(row).returning();
  const platform_id = platform?.id ?? 0;
  const { id: course_id, teacher_id } = await buildCourse(db);
  const { id: activity_id } = await buildActivity(db, { teacher_id, course_id });
  const course = { platform_id, deployment_id: '1', context_id: '1', title: 'Course', course_id };
  const [made] = await db.insert(tables.ltiContexts).values(course).returning();
  const lti_context_id = made?.id ?? 0;
  const place = { lti_context_id, resource_link_id: '1', activity_id };
  const [spot] = await db.insert(tables.ltiLinks).values(place).returning();
  return { platform_id, course_id, link_id: spot?.id ?? 0 };
};

/** Who the child is at a learning platform, and the grade that goes there. */
export const addLti = async ({ deps: { db }, child, mark }: Seeding): Promise<void> => {
  const { organisation_id } = await findSchool(db);
  const { platform_id, course_id, link_id } = await findPlace(db, organisation_id);
  const who = { platform_id, user_id: child.id, subject: mark('lti-subject') };
  const [identity] = await db.insert(tables.ltiIdentities).values(who).returning();
  const identity_id = identity?.id ?? 0;
  await db
    .insert(tables.ltiMembers)
    .values({ course_id, user_id: child.id, is_brought: true, seen_at: soon });
  await db.insert(tables.ltiGrades).values({
    link_id,
    identity_id,
    score: 1,
    submitted_at: soon,
    confirmed_at: soon,
    problem: mark('lti-problem'),
  });
  await db.insert(tables.ltiLaunches).values({
    platform_id,
    identity_id,
    ticket_hash: mark('launch-ticket'),
    browser_hash: mark('launch-browser'),
    frame_hash: mark('launch-frame'),
    launch: {
      kind: 'link',
      subject: mark('launch-subject'),
      name: mark('launch-name'),
      role: 'student',
      deployment_id: '1',
      context: { id: '1', title: 'Course' },
      resource_link: null,
      activity_id: null,
      lineitem_url: null,
      names_url: null,
      deep_link: null,
    },
    expires_at: soon,
  });
};

/** The school's own numbers for the child and for its place in a class, and what the child left there. */
export const addRoster = async ({ deps: { db }, child, teacher, mark }: Seeding): Promise<void> => {
  const { organisation_id } = await findSchool(db);
  await db.insert(tables.rosterPeople).values({
    organisation_id,
    sourced_id: mark('roster-number'),
    role: 'student',
    user_id: child.id,
    email: mark('roster-email'),
    created_at: soon,
  });
  await db.insert(tables.archivedStudents).values({
    organisation_id,
    student_id: child.id,
    archived_at: soon,
    closed_account: false,
    left_rows: {
      enrollments: [{ roster_id: mark('left-enrolment') }],
      teacher_students: [],
      writings: [],
      chats: [],
      challenge_participants: [],
      leads: [],
    },
  });
  const rollover_id = await findRollover(db, organisation_id);
  await db.insert(tables.yearRolloverStudents).values({ rollover_id, student_id: child.id, grade_level: 5 });
  await db.insert(tables.yearRolloverLeavers).values({ rollover_id, student_id: child.id });
  const { id: course_id } = await buildCourse(db, { teacher_id: teacher.id });
  const joined = { course_id, student_id: child.id, roster_id: mark('roster-enrolment') };
  await db.insert(tables.enrollments).values(joined);
  await buildLessonWithTry(db, {
    course_id,
    opened_by: teacher.id,
    student_id: child.id,
    device: mark('tablet'),
  });
};
