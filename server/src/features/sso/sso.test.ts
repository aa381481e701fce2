import { accounts, courses, school as schoolCalls, sso } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courseTeachers, ssoConnections } from '../../db/schema/index.ts';
import { buildCourse } from '../../testing/build-courses-and-writings.ts';
import type { TestSchool } from '../../testing/build-school-with-sso.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';

describe('signing in with a school', () => {
  const { server, peer, buildMinimalSchool, addStaff, addPerson, newBrowser, signIn } = startSchoolSso();
  const teacher = (email?: string) => buildUser(server.deps.db, { role: 'teacher', ...(email && { email }) });
  const invite = (school: TestSchool, email = '') =>
    server.callAs(school.admin, schoolCalls.inviteStaff, {
      body: { email, full_name: 'In Vited', role: 'teacher' },
    });
  const mine = async (token: string) => (await server.call(accounts.readMine, { token })).body;

  it('makes a teacher where the rule says so, and knows them the next time whatever their address', async () => {
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    const { body } = await signIn(school, person);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    expect(body.user).toMatchObject({
      role: 'teacher',
      full_name: person.name,
      email: person.email,
      email_verified: true,
      school: { name: school.name, role: 'teacher', has_joined: true },
    });
    expect((await mine(body.token)).id).toBe(body.user.id);
    peer().people.set(person.sub, { ...person, email: `married@${school.domain}`, email_verified: false });
    const again = (await signIn(school, person)).body;
    expect(again).toMatchObject({ outcome: 'signed-in', user: { id: body.user.id, email: person.email } });
  });

  it('makes a student where the rule says so, who belongs to no staff', async () => {
    const school = await buildMinimalSchool('student');
    const { body } = await signIn(school, addPerson(school));
    expect(body).toMatchObject({ outcome: 'signed-in', user: { role: 'student', school: null } });
  });

  it('finds the school by the domain of an address or by its code, and asks there for that address', async () => {
    const school = await buildMinimalSchool();
    const byEmail = await newBrowser().start(`Somebody@${school.domain.toUpperCase()}`);
    expect(new URL(byEmail.body.url).searchParams.get('login_hint')).toContain('Somebody@');
    const { searchParams } = new URL((await newBrowser().start(school.connection.school_code)).body.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `http://inkling.test/sign-on/${school.connection.school_code}`,
      scope: 'openid email profile',
    });
    expect(searchParams.get('nonce')).not.toBe(searchParams.get('state'));
    for (const unknown of ['x@nowhere.example', 'nocode', `x@sub.${school.domain}`])
      expect((await newBrowser().start(unknown)).status).toBe(422);
  });

  it('opens an invitation that nobody has used, by its own address', async () => {
    const school = await buildMinimalSchool();
    const person = addPerson(school);
    const invitation = {
      email: person.email?.toUpperCase() ?? '',
      full_name: 'In Vited',
      role: 'admin',
    } as const;
    await server.callAs(school.admin, schoolCalls.inviteStaff, { body: invitation });
    await server.runJobs();
    const { body } = await signIn(school, person);
    expect(body).toMatchObject({
      outcome: 'signed-in',
      user: {
        full_name: 'In Vited',
        email_verified: true,
        school: { name: school.name, role: 'admin', has_joined: true },
      },
    });
  });

  it('makes the account of an invitation that is still on its way', async () => {
    const school = await buildMinimalSchool();
    const person = addPerson(school);
    await invite(school, person.email);
    const { body } = await signIn(school, person);
    expect(body).toMatchObject({
      user: { full_name: person.name, school: { role: 'teacher', has_joined: true } },
    });
    await server.runJobs();
    expect((await server.callAs(school.admin, schoolCalls.listInvitations, {})).body).toEqual([]);
  });

  it('opens no invitation of another school', async () => {
    const [school, other] = [await buildMinimalSchool('teacher'), await buildMinimalSchool()];
    const person = addPerson(school);
    await invite(other, person.email);
    await server.runJobs();
    expect((await signIn(school, person)).error.error_message).toContain('Another school has invited');
  });

  it('asks for the password of an account that has the address, once', async () => {
    const school = await buildMinimalSchool();
    const person = addPerson(school);
    const user = await teacher(person.email);
    await invite(school, person.email);
    await server.runJobs();
    const { body, browser } = await signIn(school, person);
    if (body.outcome !== 'link') throw new Error('no password asked');
    expect(body).toMatchObject({ account: person.email, school: school.name });
    expect((await browser.link(body.ticket, 'not the password')).status).toBe(422);
    const stranger = await newBrowser().link(body.ticket, testPassword);
    expect(stranger.error.error_message).toContain('took too long');
    const linked = await browser.link(body.ticket, testPassword);
    expect(linked.body.user).toMatchObject({ id: user.id, school: { has_joined: true } });
    expect((await browser.link(body.ticket, testPassword)).status).toBe(422);
    expect((await signIn(school, person)).body).toMatchObject({
      outcome: 'signed-in',
      user: { id: user.id },
    });
  });

  it('takes no account over by its address: not a parent’s, not a family’s child’s, not another school’s', async () => {
    const [school, other] = [await buildMinimalSchool('teacher'), await buildMinimalSchool()];
    const people = [addPerson(school), addPerson(school), addPerson(school)];
    const { db } = server.deps;
    await buildUser(db, { role: 'parent', email: people[0]?.email });
    await buildStudent(db, { email: people[1]?.email });
    await addStaff(other, await teacher(people[2]?.email));
    const words = ['parent’s account', 'A parent looks after', 'another school'];
    for (const [index, person] of people.entries())
      expect((await signIn(school, person)).error.error_message).toContain(words[index]);
  });

  it('leads back to where somebody wanted to go', async () => {
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    const browser = newBrowser();
    const { body } = await browser.start(school.connection.school_code, '/courses/7?tab=work#top');
    const { search } = await peer().visit().signIn(body.url, person.sub);
    const finished = await browser.finish(school.connection.school_code, search);
    expect(finished.body).toMatchObject({ return_to: '/courses/7?tab=work#top' });
  });

  it('lets two tabs of one browser be on their way at once', async () => {
    const school = await buildMinimalSchool('teacher');
    const [one, two] = [addPerson(school), addPerson(school)];
    const browser = newBrowser();
    const code = school.connection.school_code;
    const first = (await browser.start(code)).body.url;
    const second = (await browser.start(code)).body.url;
    const answers = [
      await peer().visit().signIn(second, two.sub),
      await peer().visit().signIn(first, one.sub),
    ];
    for (const { search } of answers) expect((await browser.finish(code, search)).status).toBe(200);
  });

  it('goes on when the school has changed its keys', async () => {
    const school = await buildMinimalSchool('teacher');
    expect((await signIn(school, addPerson(school))).status).toBe(200);
    await peer().rotateKeys('second');
    expect((await signIn(school, addPerson(school))).status).toBe(200);
  });

  it('ends after a school day, however much it is used', async () => {
    const school = await buildMinimalSchool('teacher');
    const { body } = await signIn(school, addPerson(school));
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    server.deps.clock.advance({ hours: 11 });
    expect((await server.call(accounts.readMine, { token: body.token })).status).toBe(200);
    server.deps.clock.advance({ hours: 2 });
    expect((await server.call(accounts.readMine, { token: body.token })).status).toBe(401);
  });

  it('shows a relief teacher whose time is over nothing of the class', async () => {
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    const first = (await signIn(school, person)).body;
    if (first.outcome !== 'signed-in') throw new Error('not signed in');
    const course = await buildCourse(server.deps.db, { teacher_id: school.admin.id });
    const stands = { course_id: course.id, teacher_id: first.user.id, role: 'relief' as const };
    await server.deps.db.insert(courseTeachers).values({ ...stands, ends_on: '2020-01-31' });
    const { body } = await signIn(school, person);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    const read = await server.call(courses.readCourse, { params: { id: course.id }, token: body.token });
    expect(read.status).toBe(404);
  });

  it('keeps the secret to itself: encrypted in the database, in no response', async () => {
    const school = await buildMinimalSchool();
    const [row] = await server.deps.db
      .select()
      .from(ssoConnections)
      .where(eq(ssoConnections.id, school.connection.id));
    expect(row?.client_secret).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\.[0-9a-f]{8}$/);
    const { body } = await server.callAs(school.admin, sso.listConnections, {});
    expect(JSON.stringify(body)).not.toContain('the secret of');
    expect(body).toMatchObject([{ has_secret: true, enabled: true, domains: [school.domain] }]);
  });
});
