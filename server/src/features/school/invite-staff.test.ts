import { accounts, courses, notifications, school } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courseTeachers, type UserRow, users } from '../../db/schema/index.ts';
import { buildCourse } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let made = 0;
const newAddress = (): string => {
  made += 1;
  return `new${made}@school.example`;
};
const password = 'brave old lighthouse';

describe('an invitation of a school', () => {
  const server = useTestApp();
  const { callAs } = server;

  const teacher = () => buildUser(server.deps.db, { role: 'teacher' });
  const newSchool = () => buildMinimalSchool(server.deps.db);
  const invite = async (by: UserRow, email: string | null) => {
    const body = { email: email ?? '', full_name: 'New Colleague', role: 'teacher' } as const;
    const response = await callAs(by, school.inviteStaff, { body });
    await server.runJobs();
    return response;
  };
  /** The link of the newest email to this address. */
  const linkTo = (email: string): string => {
    const mail = server.deps.mail.sent.findLast(({ to }) => to === email);
    return /token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
  };
  const choosePassword = (token: string) =>
    server.call(accounts.resetPassword, { body: { token, password, password_confirmation: password } });
  const invitationsOf = async (user: UserRow) => (await callAs(user, school.listInvitations, {})).body;
  const staffOf = async (user: UserRow) => (await callAs(user, school.listStaff, {})).body;
  const answer = async (user: UserRow, school_id: number, join: boolean) =>
    (await callAs(user, school.answerInvitation, { body: { school_id, join } })).status;

  it('of somebody new is accepted by choosing a password, and by nothing before', async () => {
    const { admin, id, name } = await newSchool();
    const email = newAddress();
    await invite(admin, email);
    expect(server.deps.mail.sent.at(-1)?.subject).toBe(`${name} invites you to Inkling`);
    expect(await staffOf(admin)).toHaveLength(1);
    const reset = await choosePassword(linkTo(email));
    expect(reset.body.user).toMatchObject({
      role: 'teacher',
      email_verified: true,
      school: { id, name, role: 'teacher', has_joined: true },
    });
    expect(await staffOf(admin)).toHaveLength(2);
    expect(await invitationsOf(admin)).toEqual([]);
  });

  it('taken back ends its link and the account made for it; sent again it has a new one', async () => {
    const { admin } = await newSchool();
    const email = newAddress();
    const { body: first } = await invite(admin, email);
    const old = linkTo(email);
    const withdraw = { params: { id: first.id } };
    expect((await callAs(admin, school.withdrawInvitation, withdraw)).status).toBe(204);
    expect((await choosePassword(old)).status).toBe(422);
    expect(await server.deps.db.$count(users, eq(users.email, email))).toBe(0);
    await invite(admin, email);
    const second = linkTo(email);
    await invite(admin, email);
    expect((await choosePassword(second)).status).toBe(422);
    expect((await choosePassword(linkTo(email))).body.user.school).toMatchObject({ has_joined: true });
  });

  it('is answered and listed the same for every address', async () => {
    const { admin } = await newSchool();
    const other = await newSchool();
    const { db } = server.deps;
    const people = [
      await teacher(),
      await buildUser(db, { role: 'parent' }),
      await buildStudent(db, { email: newAddress() }),
      await other.addStaff(),
    ];
    const addresses = [newAddress(), ...people.map(({ email }) => email ?? '')];
    for (const email of addresses) {
      const { status, body } = await invite(admin, email);
      const { id, sent_at, ...said } = body;
      expect(status).toBe(200);
      expect(said).toEqual({ email, full_name: 'New Colleague', role: 'teacher', ends_on: null });
      expect(id).toBeGreaterThan(0);
      expect(sent_at).toBeTruthy();
    }
    const listed = await invitationsOf(admin);
    expect(listed.map(({ email }) => email).toSorted()).toEqual(addresses.toSorted());
    expect(new Set(listed.map(({ full_name }) => full_name))).toEqual(new Set(['New Colleague']));
    expect(await staffOf(admin)).toHaveLength(1);
  });

  it('asks a teacher who has an account, and shows nothing of theirs before they join', async () => {
    const { admin, id } = await newSchool();
    const known = await teacher();
    await buildCourse(server.deps.db, { teacher_id: known.id });
    await invite(admin, known.email);
    expect((await callAs(admin, school.listSchoolClasses, {})).body).toEqual([]);
    expect(await staffOf(known)).toEqual([]);
    expect((await callAs(known, notifications.listNotifications, {})).body).toMatchObject([
      { link: '/school' },
    ]);
    expect(await answer(known, id, true)).toBe(204);
    expect(await answer(known, id, true)).toBe(404);
    expect((await callAs(admin, school.listSchoolClasses, {})).body).toHaveLength(1);
    expect(await staffOf(known)).toHaveLength(2);
  });

  it('is answered for the school that sent it, when two did', async () => {
    const [one, other] = [await newSchool(), await newSchool()];
    const known = await teacher();
    await invite(one.admin, known.email);
    await invite(other.admin, known.email);
    expect(await answer(known, (await newSchool()).id, true)).toBe(404);
    expect(await answer(known, one.id, true)).toBe(204);
    expect(await staffOf(one.admin)).toHaveLength(2);
    expect(await staffOf(other.admin)).toHaveLength(1);
    expect(await answer(known, other.id, true)).toBe(409);
    expect(await staffOf(other.admin)).toHaveLength(1);
  });

  it('declined or taken back leaves a teacher’s classes as they were', async () => {
    const { db } = server.deps;
    const { admin, id, addStaff } = await newSchool();
    const known = await teacher();
    const course = await buildCourse(db, { teacher_id: (await addStaff()).id });
    await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: known.id, role: 'co' });
    const read = { params: { id: course.id } };
    await invite(admin, known.email);
    expect(await answer(known, id, false)).toBe(204);
    expect((await callAs(known, courses.readCourse, read)).status).toBe(200);
    server.deps.clock.advance({ seconds: 1 });
    const { body } = await invite(admin, known.email);
    expect((await callAs(known, notifications.listNotifications, {})).body).toHaveLength(2);
    const withdraw = { params: { id: body.id } };
    expect((await callAs((await newSchool()).admin, school.withdrawInvitation, withdraw)).status).toBe(404);
    expect((await callAs(admin, school.withdrawInvitation, withdraw)).status).toBe(204);
    expect((await callAs(known, courses.readCourse, read)).status).toBe(200);
  });

  it('is not sent to somebody on the staff, whom admins see anyway', async () => {
    const { admin, addStaff } = await newSchool();
    expect((await invite(admin, (await addStaff()).email)).status).toBe(422);
  });
});
