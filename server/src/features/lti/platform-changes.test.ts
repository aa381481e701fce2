import { lti, passkeys, schoolStudents, students } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import type { LtiSchool } from '../../testing/build-school-with-lti.ts';
import { testPassword } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

describe('a platform that is switched off, removed or changed', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, comeIn, launch } = hook;

  const linkAdmin = async (school: LtiSchool) => {
    const person = buildPerson('Instructor');
    const { browser, body } = await launch(school, person);
    if (body.outcome !== 'account') throw new Error('known already');
    const account = { identifier: school.admin.screen_name, password: testPassword };
    await browser.enter(body.ticket, account);
    return async () => {
      const again = await launch(school, person);
      if (again.body.outcome !== 'signed-in') throw new Error('not signed in');
      return again.body.token;
    };
  };
  const mayLook = async (token: string) => (await server.call(lti.listPlatforms, { token })).status === 200;

  it('leaves no session that came from it but the one that does it', async () => {
    const school = await buildSchool();
    const comeIn = await linkAdmin(school);
    const [thief, own] = [await comeIn(), await comeIn()];
    const params = { id: school.platform.id };
    await server.call(passkeys.confirmIdentity, { token: own, body: { password: testPassword } });
    await server.call(lti.setPlatformEnabled, { params, body: { enabled: false }, token: own });
    expect([await mayLook(thief), await mayLook(own)]).toEqual([false, true]);
    expect((await server.call(lti.removePlatform, { params, token: own })).status).toBe(204);
    expect(await mayLook(own)).toBe(false);
  });

  it('leaves a student whom nothing else lets in to the school, whose admin gives them a class', async () => {
    const school = await buildSchool();
    const { teacher, course, activity } = await buildLinkedClass(hook, school);
    const { body } = await comeIn(school, buildPerson(), { activity_id: activity.id });
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    const params = { id: body.user.id };
    expect((await server.callAs(teacher, students.removeStudent, { params })).body.removed).toBe('classes');
    const platform = { params: { id: school.platform.id } };
    expect((await server.callAs(school.admin, lti.removePlatform, platform)).status).toBe(204);
    const listed = await server.callAs(school.admin, schoolStudents.listSchoolStudents, { query: {} });
    expect(listed.body.students.map(({ id }) => id)).toEqual([body.user.id]);
    const move = { params, body: { course_id: course.id } };
    expect((await server.callAs(school.admin, schoolStudents.moveSchoolStudent, move)).status).toBe(200);
    const cards = { body: { student_ids: [body.user.id] } };
    expect((await server.callAs(teacher, students.makeLoginCards, cards)).body.cards).toHaveLength(1);
  });

  it('takes nobody further who was on the way', async () => {
    const school = await buildSchool();
    const { browser, body } = await launch(school, buildPerson('Instructor'));
    if (body.outcome !== 'account') throw new Error('known already');
    const params = { id: school.platform.id };
    const { issuer, client_id, auth_url, token_url, jwks_url, name, deployment_ids } = school.platform;
    const form = {
      ...{ issuer: issuer ?? '', auth_url: auth_url ?? '', token_url: token_url ?? '' },
      ...{ jwks_url: jwks_url ?? '', name, deployment_ids, unknown_people: 'everybody' as const },
    };
    const save = (id: string) =>
      server.callAs(school.admin, lti.changePlatform, { params, body: { ...form, client_id: id } });
    expect((await save('another')).status).toBe(200);
    await save(client_id ?? '');
    expect((await browser.enter(body.ticket)).error.error_message).toContain('took too long');
    const next = await launch(school, buildPerson('Instructor'));
    if (next.body.outcome !== 'account') throw new Error('known already');
    const turn = (enabled: boolean) =>
      server.callAs(school.admin, lti.setPlatformEnabled, { params, body: { enabled } });
    await turn(false);
    await turn(true);
    expect((await next.browser.enter(next.body.ticket)).error.error_message).toContain('took too long');
  });
});
