import { accounts, contract, help, keysOf, writings } from '@inkling/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { jobs } from '../all-jobs.ts';
import { securityEventLevels } from '../services/security-events/security-event.ts';
import { addWriting } from '../testing/add-writing.ts';
import { buildUser, signInAs } from '../testing/build-user.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testCall } from '../testing/test-call.ts';

const marker = 'zebrafish';
const METRICS_TOKEN = 'a-token-for-the-metrics';
const oldToken = 'the-token-before-this-one';

describe('/metrics', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(inject('postgresUrl'), {
      METRICS_TOKEN: `${METRICS_TOKEN}, ${oldToken}`,
    });
  });
  afterAll(() => server.close());
  const read = (authorization?: string) =>
    server.app.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });

  it('is found by those who know the token alone', async () => {
    expect((await read()).statusCode).toBe(404);
    expect((await read('Bearer another-token')).statusCode).toBe(404);
    expect((await read(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(200);
    expect((await read(`Bearer ${oldToken}`)).statusCode).toBe(200);
    expect((await read(`Bearer ${METRICS_TOKEN}, ${oldToken}`)).statusCode).toBe(404);
  });

  it('is not there when nobody asked for it', async () => {
    const other = await startTestApp(inject('postgresUrl'));
    const response = await other.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
    await other.close();
    expect(response.body).not.toContain('inkling_');
  });

  it('counts requests, jobs and the time of the coach, and says nothing that people wrote', async () => {
    const { token, writing_id } = await addWriting(server.deps, { content: `A ${marker} swims.` });
    const parent = await buildUser(server.deps.db, { role: 'parent', full_name: marker });
    const ofParent = await signInAs(server.deps, parent);
    const content = `The ${marker} has stripes. It lives in a river with its friends.`;
    const data = [{ id: 'draft', title: marker, type: 'freeWriting' as const, content }];
    const params = { id: writing_id };
    expect(
      (await testCall(server.app, writings.saveWriting, { token, params, body: { data, content } })).status,
    ).toBe(200);
    await testCall(server.app, help.sendMessage, { token: ofParent, body: { message: marker } });
    await testCall(server.app, accounts.signIn, { body: { identifier: marker, password: marker } });
    await server.app.inject({ url: `/app_api/v1/${marker}?q=${marker}`, headers: { 'user-agent': marker } });
    await server.app.inject({ url: `/${marker}` });
    const { body } = await read(`Bearer ${METRICS_TOKEN}`);
    expect(body).toContain(
      'inkling_request_seconds_count{method="PUT",route="/app_api/v1/writings/:id",status="200"} 1',
    );
    expect(body).toContain('inkling_open_streams 0');
    expect(body).toContain('inkling_security_events_total{event="sign_in_failed",kind="unknown_account"} 1');
    expect(body.toLowerCase()).not.toContain(marker);
  });

  it('has no label but routes, methods, statuses, names of jobs and kinds of work', async () => {
    await server.deps.queue.drain(server.deps, jobs);
    const { body } = await read(`Bearer ${METRICS_TOKEN}`);
    const labels = [...body.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    }));
    const routes = keysOf(contract).flatMap((group) =>
      Object.values(contract[group]).map(({ path }) => `/app_api/v1${path}`),
    );
    const allowed: Record<string, (value: string) => boolean> = {
      method: (value) => /^[A-Z]+$/.test(value),
      status: (value) => /^\d{3}$/.test(value),
      route: (value) =>
        value === 'page' ||
        value === '*' ||
        value === '/metrics' ||
        routes.includes(value) ||
        value.startsWith('/app_api/v1/*') ||
        value === '/',
      job: (value) => jobs.some(({ name }) => name === value),
      le: () => true,
      state: (value) => ['open', 'waited_for'].includes(value),
      work: (value) => /^[a-z-]+$/.test(value),
      outcome: (value) => ['done', 'failed'].includes(value),
      event: (value) => value in securityEventLevels,
      kind: (value) => /^[a-z_-]+$/.test(value),
    };
    expect(labels.length).toBeGreaterThan(20);
    expect(labels.filter(({ name, value }) => !allowed[name]?.(value))).toEqual([]);
  });
});
