import { accounts, schoolStudents } from '@inkling/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  enrollments,
  notifications,
  organisationMembers,
  organisations,
  rosterPeople,
  sessions,
  ssoConnections,
  ssoIdentities,
  studentReports,
  teacherStudents,
  type UserRow,
  users,
  workCounts,
  writings,
} from '../../db/schema/index.ts';
import { buildChildWithTaggedRows } from '../../testing/build-child-with-row-in-every-table.ts';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { readAllRows } from '../../testing/read-all-rows.ts';
import { testCall } from '../../testing/test-call.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import {
  columnsOfDeletedRows,
  columnsOfJoinedRows,
  columnsOfMovedRows,
} from './merge-account-rows.queries.ts';
import { schoolStudentMessages } from './school-students.messages.ts';

/** Handled by statements of their own. */
const ownStatements = [
  'roster_people.user_id',
  'sign_on_identities.user_id',
  'users.parent_id',
  'work_counts.student_id',
  'writings.student_id',
];
/** Where only grown-ups stand. */
const ofGrownUps = [
  'activities.teacher_id',
  'activity_reports.teacher_id',
  'alert_answers.user_id',
  'challenges.teacher_id',
  'class_sign_ins.opened_by',
  'comment_phrases.teacher_id',
  'course_invitations.teacher_id',
  'course_teachers.teacher_id',
  'courses.teacher_id',
  'district_admins.user_id',
  'organisation_members.user_id',
  'organisations.erase_asked_by',
  'roster_class_teachers.teacher_id',
  'seen_coach_marks.teacher_id',
  'school_invitations.user_id',
  'school_relief_teachers.user_id',
  'subscriptions.parent_id',
  'teacher_marks.teacher_id',
  'teacher_students.teacher_id',
  'work_counts.teacher_id',
  'writing_reviews.reviewer_id',
  'writings.teacher_id',
];
/** Whose rows may be gone afterwards: ways in, things under way, and a second place on one platform. */
const mayLoseRows = [
  ...columnsOfDeletedRows.map((column) => column.split('.')[0]),
  'class_picture_permissions',
  'lti_grades',
  'lti_identities',
  'lti_launches',
  'lti_members',
  'passkey_challenges',
  'roster_people',
];

describe('merging two accounts of one child', () => {
  const server = useTestApp();
  const { callAs } = server;

  const buildSchool = async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool(db);
    const lead = await school.addStaff();
    // With one colleague alone an admin may take on whose students they are.
    await school.addStaff();
    const addClass = () => buildCourse(db, { teacher_id: lead.id });
    const course = await addClass();
    const activity = await buildActivity(db, { teacher_id: lead.id, course_id: course.id });
    const addStudent = async (overrides: Partial<UserRow> = {}, course_id = course.id): Promise<UserRow> => {
      const student = await buildStudent(db, { parent_id: null, ...overrides });
      await db.insert(enrollments).values({ course_id, student_id: student.id });
      if (student.parent_id === null)
        await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: student.id });
      return student;
    };
    return { ...school, lead, course, activity, addClass, addStudent };
  };
  const merge = (admin: UserRow, kept: { id: number }, other: { id: number }, dry_run = false) =>
    callAs(admin, schoolStudents.mergeSchoolStudents, {
      params: { id: kept.id },
      body: { student_id: other.id, dry_run },
    });
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await server.deps.pool.query<Row>(text, values)).rows;
  const columnsOfPeople = async (): Promise<string[]> =>
    (
      await query<{ place: string }>(
        `select c.conrelid::regclass::text || '.' || a.attname as place from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`,
      )
    ).map(({ place }) => place);
  const tablesWith = async (tag: string): Promise<string[]> => {
    const found: string[] = [];
    for (const { name } of await query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )) {
      const rows = await query(`select 1 from ${name} t where t::text like '%' || $1 || '%' limit 1`, [tag]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  it('knows every column of the database that names a person', async () => {
    const joined = Object.entries(columnsOfJoinedRows).map(([table, { column }]) => `${table}.${column}`);
    const known = [
      ...columnsOfMovedRows,
      ...columnsOfDeletedRows,
      ...joined,
      ...ownStatements,
      ...ofGrownUps,
    ];
    expect(await columnsOfPeople()).toEqual([...new Set(known)].sort());
  });

  it('leaves nothing in any table with the account that is given up, and loses no word', async () => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    const teacher = await buildUser(db, { role: 'teacher' });
    const kept = await buildChildWithTaggedRows(server.deps, { tag: 'keptone', parent, teacher });
    const other = await buildChildWithTaggedRows(server.deps, { tag: 'otherone', parent, teacher });
    const [school] = await db
      .select()
      .from(organisations)
      .innerJoin(ssoConnections, eq(ssoConnections.organisation_id, organisations.id));
    const organisation_id = school?.organisations.id ?? 0;
    const admin = await buildUser(db, { role: 'teacher' });
    const joined_at = new Date();
    await db.insert(organisationMembers).values([
      { organisation_id, user_id: teacher.id, role: 'teacher', joined_at },
      { organisation_id, user_id: admin.id, role: 'admin', joined_at },
    ]);
    await db.update(rosterPeople).set({ left_at: joined_at }).where(eq(rosterPeople.user_id, other.id));
    const before = await tablesWith('otherone');
    expect(before.length).toBeGreaterThan(25);
    const answer = await merge(admin, kept, other);
    expect(answer.status).toBe(200);
    for (const place of (await columnsOfPeople()).filter((one) => one !== 'users.merged_into_id')) {
      const [table, column] = place.split('.');
      expect([place, await query(`select 1 from ${table} where ${column} = $1`, [other.id])]).toEqual([
        place,
        [],
      ]);
    }
    expect(await query('select 1 from emails where $1 = any(mentioned_child_ids)', [other.id])).toEqual([]);
    const after = await tablesWith('otherone');
    expect(before.filter((table) => !after.includes(table) && !mayLoseRows.includes(table))).toEqual([]);
    const [row] = await db.select().from(users).where(eq(users.id, other.id));
    expect(row).toMatchObject({
      merged_into_id: kept.id,
      email: null,
      password_hash: null,
      pictures_hash: null,
      parent_id: null,
      main_improvement_goal: null,
    });
    expect(row?.closed_at).not.toBeNull();
  });

  it('shows in a dry run what it would do, and changes nothing', async () => {
    const { db } = server.deps;
    const { admin, activity, course, lead, addStaff, addStudent, addClass } = await buildSchool();
    const kept = await addStudent();
    const other = await addStudent();
    const second = await addClass();
    await db.insert(enrollments).values({ course_id: second.id, student_id: other.id });
    const standIn = (await addStaff()).id;
    await db.insert(teacherStudents).values({ teacher_id: standIn, student_id: other.id });
    const work = { activity_id: activity.id, course_id: course.id, teacher_id: lead.id, version: 1 };
    for (const { id } of [kept, other])
      await buildWriting(db, { ...work, student_id: id, status: 'progressing', content: `words of ${id}` });
    const isOfCall = (row: string) => /^(sessions|rate_limits) /.test(row);
    const rows = async () => [...(await readAllRows(server.deps.pool))].filter((row) => !isOfCall(row));
    const before = await rows();
    const trial = (await merge(admin, kept, other, true)).body;
    expect(await rows()).toEqual(before);
    expect(trial).toMatchObject({
      moved: { writings: 1, classes: 1, teachers: 1 },
      met: { writings: 1, classes: 1 },
    });
    expect((await merge(admin, kept, other)).body).toEqual(trial);
    const pieces = await db.select().from(writings).where(eq(writings.student_id, kept.id));
    expect(new Set(pieces.map(({ content }) => content))).toEqual(
      new Set([`words of ${kept.id}`, `words of ${other.id}`]),
    );
    expect(new Set(pieces.map(({ course_id }) => course_id))).toEqual(new Set([course.id, null]));
    expect(pieces.every(({ teacher_id }) => teacher_id === lead.id)).toBe(true);
    const places = await db.select().from(enrollments).where(eq(enrollments.student_id, kept.id));
    expect(new Set(places.map(({ course_id }) => course_id))).toEqual(new Set([course.id, second.id]));
    const counts = await db.select().from(workCounts).where(eq(workCounts.student_id, kept.id));
    expect(counts).toMatchObject([{ status: 'progressing', total: 2 }]);
  });

  it('keeps the piece with words where the other was never opened', async () => {
    const { db } = server.deps;
    const { admin, activity, course, lead, addStudent } = await buildSchool();
    const [kept, other] = [await addStudent(), await addStudent()];
    const work = { activity_id: activity.id, course_id: course.id, teacher_id: lead.id };
    await buildWriting(db, { ...work, student_id: kept.id, status: 'pending', version: 0, content: '' });
    await buildWriting(db, {
      ...work,
      student_id: other.id,
      status: 'progressing',
      version: 3,
      content: 'mine',
    });
    expect((await merge(admin, kept, other)).body.met.writings).toBe(0);
    expect(await db.select().from(writings).where(eq(writings.student_id, kept.id))).toMatchObject([
      { content: 'mine', course_id: course.id },
    ]);
  });

  it('ends every way into the account that is given up, and names both in the record', async () => {
    const { db } = server.deps;
    const { admin, id, addStudent } = await buildSchool();
    const [kept, other] = [await addStudent(), await addStudent()];
    const token = await signInAs(server.deps, other);
    const identity = { organisation_id: id, issuer: 'here', subject: `s${other.id}` };
    await db.insert(ssoIdentities).values({ ...identity, user_id: other.id });
    expect((await merge(admin, kept, other)).body.moved.sign_ins).toBe(1);
    expect((await testCall(server.app, accounts.readMine, { token })).status).toBe(401);
    expect(await db.select().from(sessions).where(eq(sessions.user_id, other.id))).toEqual([]);
    const signIn = (identifier: string) =>
      testCall(server.app, accounts.signIn, { body: { identifier, password: testPassword } });
    expect((await signIn(other.screen_name)).status).not.toBe(200);
    const { body } = await signIn(kept.screen_name);
    expect(body.user.merged_account_ids).toEqual([other.id]);
    const mine = await callAs(admin, accounts.readMine, {});
    expect(mine.body.merged_account_ids).toEqual([]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'schoolStudents.mergeSchoolStudents'),
          eq(auditEntries.actor_id, admin.id),
        ),
      );
    expect(new Set(entries.map(({ student_id }) => student_id))).toEqual(new Set([kept.id, other.id]));
    expect(entries.every(({ organisation_id }) => organisation_id === id)).toBe(true);
    expect((await merge(admin, kept, other)).status).toBe(404);
  });

  it('keeps the stricter of a family’s choices', async () => {
    const { db } = server.deps;
    const { admin, addStudent } = await buildSchool();
    const { id: parent_id } = await buildUser(db, { role: 'parent' });
    const privacy = { shareProgress: true, shareWriting: true, showOnlineStatus: false, showActivity: false };
    const consent = { consent_at: new Date(), consent_text: 'yes' };
    const kept = await addStudent({ parent_id, ...consent, settings: { privacy } });
    const strict = { ...privacy, shareWriting: false };
    const other = await addStudent({ parent_id, consent_at: null, settings: { privacy: strict } });
    expect((await merge(admin, kept, other)).status).toBe(200);
    const [row] = await db.select().from(users).where(eq(users.id, kept.id));
    expect(row).toMatchObject({ settings: { privacy: strict }, consent_at: null, parent_id });
  });

  it('gives a family’s account no way in that the family did not open', async () => {
    const { db } = server.deps;
    const { admin, id, addStudent } = await buildSchool();
    const { id: parent_id } = await buildUser(db, { role: 'parent' });
    const kept = await addStudent({ parent_id, email: null });
    const other = await addStudent({ email: `school${id}@example.test` });
    await db
      .insert(ssoIdentities)
      .values({ organisation_id: id, issuer: 'here', subject: `f${other.id}`, user_id: other.id });
    expect((await merge(admin, kept, other)).body.moved.sign_ins).toBe(0);
    const both = [kept.id, other.id];
    expect(await db.select().from(ssoIdentities).where(inArray(ssoIdentities.user_id, both))).toEqual([]);
    expect(await db.select().from(users).where(eq(users.id, kept.id))).toMatchObject([{ email: null }]);
  });

  it('takes along a piece that is being begun at the same moment, and one that comes right after', async () => {
    const { db, pool } = server.deps;
    const { admin, course, lead, addStudent } = await buildSchool();
    const [kept, other] = [await addStudent(), await addStudent()];
    const work = { student_id: other.id, course_id: course.id, teacher_id: lead.id };
    const merged = await db.transaction(async (tx) => {
      await buildWriting(tx, { ...work, content: 'while it is merged' });
      const answer = merge(admin, kept, other);
      const isWaiting = async () =>
        (
          await pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`)
        ).rowCount;
      await expect.poll(isWaiting).toBe(1);
      return { answer };
    });
    expect((await merged.answer).body.moved.writings).toBe(1);
    // As a request does that found out before the merge who asks.
    await buildWriting(db, { ...work, content: 'right after' });
    await server.runJobs();
    const pieces = await db
      .select()
      .from(writings)
      .where(inArray(writings.student_id, [kept.id, other.id]));
    expect(pieces.map(({ student_id, content }) => [student_id, content]).sort()).toEqual([
      [kept.id, 'right after'],
      [kept.id, 'while it is merged'],
    ]);
    expect(await db.select().from(enrollments).where(eq(enrollments.student_id, other.id))).toEqual([]);
  });

  it('tells the family whose account it is, without a name, and not of a trial', async () => {
    const { db } = server.deps;
    const { admin, addStudent } = await buildSchool();
    const { id: parent_id } = await buildUser(db, { role: 'parent' });
    const kept = await addStudent({ parent_id });
    const other = await addStudent();
    const told = () => db.select().from(notifications).where(eq(notifications.user_id, parent_id));
    await merge(admin, kept, other, true);
    expect(await told()).toEqual([]);
    await merge(admin, kept, other);
    expect(await told()).toMatchObject([
      { title: 'Two accounts of {child} are one now', child_id: kept.id, topic: 'announcements' },
    ]);
  });

  it('puts the words of two reports on the same weeks into one', async () => {
    const { db } = server.deps;
    const { admin, course, lead, addStudent } = await buildSchool();
    const [kept, other] = [await addStudent(), await addStudent()];
    const weeks = { start_date: '2026-03-01', end_date: '2026-03-31', status: 'completed' as const };
    const about = { teacher_id: lead.id, target_type: 'Course' as const, target_id: course.id, ...weeks };
    await db.insert(studentReports).values([
      { ...about, student_id: kept.id, report_result: 'first words', shared_at: new Date() },
      { ...about, student_id: other.id, report_result: 'second words' },
    ]);
    expect((await merge(admin, kept, other)).body.met.reports).toBe(1);
    expect(
      await db.select().from(studentReports).where(eq(studentReports.teacher_id, lead.id)),
    ).toMatchObject([{ student_id: kept.id, report_result: 'first words\n\nsecond words', shared_at: null }]);
  });

  it('refuses with words, and strangers do not exist', async () => {
    const { db } = server.deps;
    const { admin, id, lead, addStudent } = await buildSchool();
    const outside = await buildSchool();
    const [kept, other] = [await addStudent(), await addStudent()];
    const stranger = await outside.addStudent();
    const refusal = async (...asked: Parameters<typeof merge>) => {
      const { status, body } = await merge(...asked);
      return { status, text: 'error_message' in body ? body.error_message : '' };
    };
    const conflictWith = (text: string) => ({ status: 409, text });
    expect((await refusal(admin, kept, stranger)).status).toBe(404);
    expect((await refusal(admin, stranger, other)).status).toBe(404);
    expect((await refusal(lead, kept, other)).status).toBe(404);
    expect((await refusal(admin, kept, kept)).text).toBe(schoolStudentMessages.sameAccount);
    await db.insert(enrollments).values({ course_id: outside.course.id, student_id: other.id });
    expect(await refusal(admin, kept, other)).toEqual(conflictWith(schoolStudentMessages.elsewhere));
    const parents = [await buildUser(db, { role: 'parent' }), await buildUser(db, { role: 'parent' })];
    const [one, two] = [
      await addStudent({ parent_id: parents[0]?.id ?? 0 }),
      await addStudent({ parent_id: parents[1]?.id ?? 0 }),
    ];
    expect(await refusal(admin, one, two)).toEqual(conflictWith(schoolStudentMessages.twoFamilies));
    expect(await refusal(admin, kept, two)).toEqual(conflictWith(schoolStudentMessages.familyGoesFirst));
    const own = await buildCourse(db, { teacher_id: admin.id });
    const taught = await addStudent({}, own.id);
    expect(await refusal(admin, kept, taught)).toEqual(conflictWith(schoolStudentMessages.notForOneself));
    const [listed, twice] = [await addStudent(), await addStudent()];
    const number = { organisation_id: id, role: 'student' as const, created_at: new Date() };
    for (const { id: user_id } of [listed, twice])
      await db.insert(rosterPeople).values({ ...number, sourced_id: `n${user_id}`, user_id });
    expect(await refusal(admin, listed, twice)).toEqual(conflictWith(schoolStudentMessages.bothInRoster));
    const joined = await addStudent();
    await db.delete(teacherStudents).where(eq(teacherStudents.student_id, joined.id));
    expect(await refusal(admin, kept, joined)).toEqual(conflictWith(schoolStudentMessages.ownAccount));
    expect(await refusal(admin, joined, kept)).toEqual(conflictWith(schoolStudentMessages.ownAccount));
    const gone = await addStudent();
    await callAs(admin, schoolStudents.archiveSchoolStudent, { params: { id: gone.id } });
    expect(await refusal(admin, kept, gone)).toEqual(conflictWith(schoolStudentMessages.archived));
  });
});
