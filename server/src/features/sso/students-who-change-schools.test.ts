import { schoolStudents } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrollments, ssoIdentities, users } from '../../db/schema/index.ts';
import { buildCourse } from '../../testing/build-courses-and-writings.ts';
import type { TestSchool } from '../../testing/build-school-with-sso.ts';
import { buildUser, testPassword } from '../../testing/build-user.ts';
import type { OpenIdPerson } from '../../testing/start-openid-provider.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';
import { hashPassword } from '../accounts/index.ts';

describe('a student who changes schools', () => {
  const { server, peer, buildMinimalSchool, addStaff, addPerson, signIn } = startSchoolSso();
  const { callAs } = server;

  const enter = async (school: TestSchool, person: OpenIdPerson) => {
    const { body, error } = await signIn(school, person);
    if (body?.outcome !== 'signed-in') throw new Error(error.error_message ?? 'not signed in');
    return body.user;
  };
  const enrol = async (school: TestSchool, studentId: number) => {
    const lead = await buildUser(server.deps.db, { role: 'teacher' });
    await addStaff(school, lead);
    const { id: course_id } = await buildCourse(server.deps.db, { teacher_id: lead.id });
    await server.deps.db.insert(enrollments).values({ course_id, student_id: studentId });
  };
  const giveCard = async (id: number) => {
    const password_hash = await hashPassword(testPassword);
    await server.deps.db.update(users).set({ password_hash }).where(eq(users.id, id));
  };
  const archive = (school: TestSchool, id: number) =>
    callAs(school.admin, schoolStudents.archiveSchoolStudent, { params: { id } });
  const schoolsOf = async (id: number) =>
    (await server.deps.db.select().from(ssoIdentities).where(eq(ssoIdentities.user_id, id))).map(
      ({ organisation_id }) => organisation_id,
    );
  /** The same subject of the same provider, with the address of the next school. */
  const moveTo = (school: TestSchool, person: OpenIdPerson): OpenIdPerson => {
    const moved = { ...person, email: `${person.sub}@${school.domain}` };
    peer().people.set(person.sub, moved);
    return moved;
  };

  it('is asked for the password by a school that knows them by its sign-on alone, and goes on with it', async () => {
    const [former, next] = [await buildMinimalSchool('student'), await buildMinimalSchool('student')];
    const person = addPerson(former);
    const { id } = await enter(former, person);
    await enrol(next, id);
    // Without a password there is nothing to ask for.
    expect((await enter(former, person)).id).toBe(id);
    await giveCard(id);
    const { body, browser } = await signIn(former, person);
    if (body.outcome !== 'link') throw new Error('no password asked');
    expect((await browser.link(body.ticket, testPassword)).body.user.id).toBe(id);
    expect(await schoolsOf(id)).toEqual([former.organisation_id]);
    await enrol(former, id);
    expect((await enter(former, person)).id).toBe(id);
  });

  it('takes the account along by its password, with the identity of a provider that serves both', async () => {
    const [former, next] = [await buildMinimalSchool('student'), await buildMinimalSchool('student')];
    const person = addPerson(former);
    const { id } = await enter(former, person);
    await giveCard(id);
    await enrol(former, id);
    const moved = moveTo(next, person);
    expect((await signIn(next, moved)).error.error_message).toContain('belongs to another school');
    await enrol(next, id);
    await archive(former, id);
    const { body, browser } = await signIn(next, moved);
    if (body.outcome !== 'link') throw new Error('no password asked');
    expect((await browser.link(body.ticket, testPassword)).body.user.id).toBe(id);
    expect(await schoolsOf(id)).toEqual([next.organisation_id]);
    expect((await enter(next, moved)).id).toBe(id);
  });

  it('begins anew where the school before has closed the account', async () => {
    const [former, next] = [await buildMinimalSchool('student'), await buildMinimalSchool('student')];
    const person = addPerson(former);
    const { id } = await enter(former, person);
    await archive(former, id);
    expect((await signIn(former, person)).error.error_message).toContain('no longer a student');
    const fresh = await enter(next, moveTo(next, person));
    expect(fresh.id).not.toBe(id);
    expect([await schoolsOf(id), await schoolsOf(fresh.id)]).toEqual([[], [next.organisation_id]]);
  });

  it('is not linked by a page that was open while the school archived them', async () => {
    const [school, other] = [await buildMinimalSchool('student'), await buildMinimalSchool('student')];
    const person = addPerson(school);
    const child = await buildUser(server.deps.db, { role: 'student', email: person.email });
    for (const each of [school, other]) await enrol(each, child.id);
    const { body, browser } = await signIn(school, person);
    if (body.outcome !== 'link') throw new Error('no password asked');
    await archive(school, child.id);
    const linked = await browser.link(body.ticket, testPassword);
    expect(linked.error.error_message).toContain('no longer a student');
    expect(await schoolsOf(child.id)).toEqual([]);
  });
});
