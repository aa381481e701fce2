import { accounts, lti, reviews, schoolStudents, students } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  challengeParticipants,
  enrollments,
  ltiMembers,
  ltiPlatforms,
  notifications,
  ssoConnections,
  ssoIdentities,
  teacherStudents,
  type UserRow,
  users,
  writings,
} from '../../db/schema/index.ts';
import { buildChallenge, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import type { LtiClick, LtiPerson } from '../../testing/build-lti-claims.ts';
import type { LtiSchool } from '../../testing/build-school-with-lti.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

describe('the link between a platform and an account', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, launch, comeIn } = hook;

  const link = async (school: LtiSchool, person: LtiPerson, click: LtiClick, student: UserRow) => {
    const { browser, body } = await launch(school, person, click);
    if (body.outcome !== 'account') throw new Error('known already');
    expect(body.name).toBe(person.name);
    return browser.enter(body.ticket, { identifier: student.screen_name, password: testPassword });
  };

  /** A child of the class who typed the own password in somebody's session of the platform. */
  const build = async () => {
    const made = await buildLinkedClass(hook, await buildSchool());
    const { db } = server.deps;
    const student = await buildStudent(db, { parent_id: null });
    const writing = await buildWriting(db, {
      student_id: student.id,
      course_id: made.course.id,
      activity_id: made.activity.id,
    });
    await db
      .insert(enrollments)
      .values({ course_id: made.course.id, student_id: student.id })
      .onConflictDoNothing();
    const person = buildPerson();
    const click = { activity_id: made.activity.id, lineitem: `of-${person.sub}` };
    const { body: entered } = await link(made.school, person, click, student);
    const outcome = async () => (await launch(made.school, person, click)).body.outcome;
    return { ...made, student, writing, person, click, outcome, token: entered.token };
  };
  const linksOf = async (who: UserRow) => (await server.callAs(who, lti.listMyPlatforms, {})).body;
  const unlinkMine = (who: UserRow, id: number) =>
    server.callAs(who, lti.removeMyPlatform, { params: { id } });
  const unlink = (by: UserRow, id: number) => server.callAs(by, lti.unlinkStudent, { params: { id } });

  /** A child whom the platform made, without a password. */
  const bring = async () => {
    const made = await buildLinkedClass(hook, await buildSchool());
    const person = buildPerson();
    const click = { activity_id: made.activity.id };
    const { body } = await comeIn(made.school, person, click);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    const [child] = await server.deps.db.select().from(users).where(eq(users.id, body.user.id));
    if (!child) throw new Error('nobody there');
    return { ...made, person, click, child };
  };

  it('is seen and taken back by its owner, with the sessions that came by it', async () => {
    const { school, student, outcome, token } = await build();
    const mine = await linksOf(student);
    expect(mine).toMatchObject([{ platform: school.platform.name, is_only_way_in: false }]);
    const id = mine[0]?.id ?? 0;
    const stranger = await buildUser(server.deps.db, { role: 'student' });
    expect((await unlinkMine(stranger, id)).status).toBe(404);
    expect(await outcome()).toBe('signed-in');
    expect((await unlinkMine(student, id)).status).toBe(204);
    expect(await outcome()).toBe('account');
    expect((await server.call(lti.listMyPlatforms, { token })).status).toBe(401);
  });

  it('stays where it is the only way in, whoever asks, until there is a login card', async () => {
    const { school, teacher, child, person, click } = await bring();
    const [mine] = await linksOf(child);
    expect(mine?.is_only_way_in).toBe(true);
    expect((await unlinkMine(child, mine?.id ?? 0)).status).toBe(409);
    const refused = await unlink(school.admin, child.id);
    expect([refused.status, refused.error.error_message]).toEqual([
      409,
      expect.stringContaining('make a login card'),
    ]);
    expect((await launch(school, person, click)).body.outcome).toBe('signed-in');
    const { body } = await server.callAs(teacher, students.makeLoginCards, {
      body: { student_ids: [child.id] },
    });
    const [card] = body.cards;
    expect((await unlink(school.admin, child.id)).status).toBe(204);
    const account = { identifier: card?.screen_name ?? '', password: card?.password ?? '' };
    expect((await server.call(accounts.signIn, { body: account })).body.user.id).toBe(child.id);
    // Linked again by it, it is the same account.
    const again = await launch(school, person, click);
    if (again.body.outcome !== 'account') throw new Error('known already');
    expect((await again.browser.enter(again.body.ticket, account)).body.user.id).toBe(child.id);
  });

  it('is no other way in where it is switched off', async () => {
    const { child, school } = await bring();
    const { db, clock } = server.deps;
    const off = await buildSchool();
    await db.update(ltiPlatforms).set({ enabled: false }).where(eq(ltiPlatforms.id, off.platform.id));
    const second = await db.execute<{ id: number }>(
      `insert into lti_identities (platform_id, subject, user_id) values (${off.platform.id}, 'x', ${child.id}) returning id`,
    );
    const working = (await linksOf(child)).find(({ school: name }) => name === school.name);
    expect(working?.is_only_way_in).toBe(true);
    expect((await unlinkMine(child, working?.id ?? 0)).status).toBe(409);
    expect((await unlinkMine(child, second.rows[0]?.id ?? 0)).status).toBe(204);
    // Nor is a sign-on that is off, but one that is on is.
    const { organisation_id } = school;
    const issuer = 'https://login.example';
    const [connection] = await db
      .insert(ssoConnections)
      .values({ organisation_id, issuer, school_code: `c${child.id}`, provider: 'other', enabled: false })
      .returning();
    await db.insert(ssoIdentities).values({
      organisation_id,
      issuer,
      subject: `s${child.id}`,
      user_id: child.id,
      created_at: clock.now(),
    });
    expect((await unlinkMine(child, working?.id ?? 0)).status).toBe(409);
    await db
      .update(ssoConnections)
      .set({ enabled: true })
      .where(eq(ssoConnections.id, connection?.id ?? 0));
    expect((await unlinkMine(child, working?.id ?? 0)).status).toBe(204);
  });

  it('is the last one to go of two that are unlinked at one moment', async () => {
    const { child, person, school } = await bring();
    const next = await buildLinkedClass(hook, await buildSchool());
    await server.deps.db.execute(
      `insert into lti_identities (platform_id, subject, user_id) values (${next.school.platform.id}, '${person.sub}', ${child.id})`,
    );
    const ids = (await linksOf(child)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const answers = await Promise.all(ids.map((id) => unlinkMine(child, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(school.name).not.toBe(next.school.name);
  });

  it('is taken back by an admin of the school and no other, and of this school alone', async () => {
    const { school, student, outcome, teacher, token } = await build();
    const other = await buildLinkedClass(hook, await buildSchool());
    await buildWriting(server.deps.db, {
      student_id: student.id,
      course_id: other.course.id,
      activity_id: other.activity.id,
    });
    await server.deps.db
      .insert(enrollments)
      .values({ course_id: other.course.id, student_id: student.id })
      .onConflictDoNothing();
    const there = buildPerson();
    await link(other.school, there, { activity_id: other.activity.id }, student);
    for (const by of [(await buildSchool()).admin, teacher])
      expect((await unlink(by, student.id)).status).toBe(404);
    const look = async () =>
      (
        await server.callAs(school.admin, schoolStudents.listSchoolStudents, { query: {} })
      ).body.students.find(({ id }) => id === student.id)?.permissions.unlink_platforms;
    expect(await look()).toBe(true);
    expect((await unlink(school.admin, student.id)).status).toBe(204);
    expect(await look()).toBe(false);
    expect(await outcome()).toBe('account');
    expect((await server.call(lti.listMyPlatforms, { token })).status).toBe(401);
    expect((await linksOf(student)).map(({ school: name }) => name)).toEqual([other.school.name]);
    const told = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, student.id));
    expect(told.map(({ title }) => title)).toContain('Moodle no longer opens your account');
  });

  it('leaves marks where they went, tells the lead, and sends them anew for the right person', async () => {
    const { school, student, person, writing, teacher, click } = await build();
    const { db, clock } = server.deps;
    await db
      .update(writings)
      .set({ status: 'completed', completed_at: clock.now(), content: 'A text.', version: 1, ai_scoring: 61 })
      .where(eq(writings.id, writing.id));
    const body = { action: 'score' as const, score: 70, reason: 'Well told' };
    await server.callAs(teacher, reviews.addReview, { params: { id: writing.id }, body });
    await server.runJobs();
    const sentFor = (who: LtiPerson) =>
      school.at.scores.filter(({ userId }) => userId === who.sub).map(({ scoreGiven }) => scoreGiven);
    expect(sentFor(person)).toEqual([70]);
    await unlink(school.admin, student.id);
    const told = await db.select().from(notifications).where(eq(notifications.user_id, teacher.id));
    expect(told.find(({ title }) => title.includes('no longer linked'))?.body).toContain('1 grade had');
    const right = buildPerson();
    await link(school, right, click, student);
    await server.runJobs();
    expect(sentFor(right)).toEqual([70]);
  });

  it('opens nothing any more for a school that the child has left for another', async () => {
    const { school, student, person, click, course, teacher, instructor } = await build();
    const { db, clock } = server.deps;
    const learner = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'];
    const come = () => launch(school, person, click);
    // Neither a challenge nor a teacher without a school is another school.
    const tutor = await buildUser(db, { role: 'teacher' });
    await db.delete(enrollments).where(eq(enrollments.student_id, student.id));
    await db.update(ltiMembers).set({ left_at: clock.now() }).where(eq(ltiMembers.user_id, student.id));
    await db.insert(teacherStudents).values({ teacher_id: tutor.id, student_id: student.id });
    const { id: challenge_id } = await buildChallenge(db, { teacher_id: tutor.id, status: 'active' });
    await db.insert(challengeParticipants).values({ challenge_id, student_id: student.id });
    expect((await come()).body.outcome).toBe('signed-in');
    const next = await buildLinkedClass(hook, await buildSchool());
    await db.insert(enrollments).values({ course_id: next.course.id, student_id: student.id });
    // Taught at both: nothing has ended yet.
    expect((await come()).body.outcome).toBe('signed-in');
    await db.delete(enrollments).where(eq(enrollments.course_id, course.id));
    await db.update(ltiMembers).set({ left_at: clock.now() }).where(eq(ltiMembers.user_id, student.id));
    expect((await come()).body).toMatchObject({ outcome: 'account', is_linked: true, may_create: false });
    // Nor does the former school's list of names bring it back.
    school.at.members.set(`course-of-${school.code}`, [
      { user_id: instructor.sub, roles: ['Instructor'] },
      { user_id: person.sub, roles: learner },
    ]);
    const body = { let_leave: true };
    await server.callAs(teacher, lti.syncMembersNow, { params: { id: course.id }, body });
    const { browser, body: asked } = await come();
    if (asked.outcome !== 'account') throw new Error('signed in without a password');
    // Nobody else's password will do, nor is there a second account.
    const other = await buildStudent(db, { parent_id: null });
    await db.insert(enrollments).values({ course_id: course.id, student_id: other.id });
    const enter = (ticket: string, who: UserRow) =>
      browser.enter(ticket, { identifier: who.screen_name, password: testPassword });
    expect((await enter(asked.ticket, other)).error.error_message).toContain('by somebody else');
    expect((await browser.enter(asked.ticket)).error.error_message).toContain('by somebody else');
    // With its own the child is in the class, and comes in by a click from then on.
    expect((await enter(asked.ticket, student)).body.user.id).toBe(student.id);
    expect((await come()).body.outcome).toBe('signed-in');
    // Without a password there would be no way in at all.
    await db.delete(enrollments).where(eq(enrollments.course_id, course.id));
    await db.update(users).set({ password_hash: null }).where(eq(users.id, student.id));
    expect((await come()).error.error_message).not.toContain('Another school');
  });
});
