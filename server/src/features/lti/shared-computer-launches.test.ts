import { accounts } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

describe('coming from a platform on a shared computer', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, goAndReturn, launch } = hook;

  it('begins a session that ends after an hour without use, and slides on while it is used', async () => {
    const { school, activity } = await buildLinkedClass(hook, await buildSchool());
    const child = buildPerson();
    const click = { activity_id: activity.id };
    const first = await launch(school, child, click);
    if (first.body.outcome !== 'account') throw new Error('known already');
    const entered = (await first.browser.enter(first.body.ticket, null, true)).body;
    const { browser, claims, state } = await goAndReturn(school, child, click);
    const id_token = await school.at.sign(claims);
    const again = await browser.finish(school.code, { id_token, state, is_shared_computer: true });
    if (again.body.outcome !== 'signed-in') throw new Error('not signed in');
    for (const { token } of [entered, again.body]) {
      const read = async () => (await server.call(accounts.readMine, { token })).status;
      server.deps.clock.advance({ minutes: 20 });
      expect(await read()).toBe(200);
    }
    const { token } = again.body;
    server.deps.clock.advance({ minutes: 50 });
    expect((await server.call(accounts.readMine, { token })).status).toBe(200);
    expect((await server.call(accounts.readMine, { token: entered.token })).status).toBe(401);
    server.deps.clock.advance({ minutes: 61 });
    expect((await server.call(accounts.readMine, { token })).status).toBe(401);
  });
});
