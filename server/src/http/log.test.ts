import { once } from 'node:events';
import { request } from 'node:http';
import { accounts, apiBase, help } from '@inkling/contract';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { buildUser, signInAs } from '../testing/build-user.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testCall } from '../testing/test-call.ts';

const marker = 'zebrafish';

describe('the log', () => {
  const lines: string[] = [];
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(
      inject('postgresUrl'),
      { LOG_LEVEL: 'trace' },
      { write: (line) => lines.push(line) },
    );
  });
  afterAll(() => server.close());

  const written = () => lines.splice(0).join('');

  /**
   * The number in the answer to a call whose body comes once the server waits for it: what wakes whoever reads
   * those bytes is the connection, which knows of no request.
   */
  const postSlowly = async (path: string, body: object) => {
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const call = request(url + apiBase + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const answered = once(call, 'response');
    call.flushHeaders();
    const [reading] = await once(server.app.server, 'request');
    await once(reading, 'resume');
    written();
    call.end(JSON.stringify(body));
    const [response] = await answered;
    response.resume();
    return response.headers['x-request-id'];
  };

  it('logs a request by its route, who called and how it ended', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const token = await signInAs(server.deps, parent);
    written();
    await testCall(server.app, accounts.readMine, { token });
    expect(JSON.parse(written())).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/app_api/v1/mine',
      status: 200,
      user_id: parent.id,
    });
  });

  it('can be followed by the number in an answer, from the call to the jobs after it', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const token = await signInAs(server.deps, parent);
    const asked = await postSlowly(accounts.requestPasswordReset.path, { email: parent.email });
    const other = await testCall(server.app, accounts.readMine, { token });
    vi.spyOn(server.deps.mail, 'send').mockRejectedValueOnce(new Error('no mail today'));
    await server.runJobs();
    vi.restoreAllMocks();
    const lines = written()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const about = (id: unknown) => lines.filter(({ request_id }) => request_id === id);
    expect(about(asked)).toMatchObject([
      { msg: 'request', route: '/app_api/v1/passwords' },
      { msg: 'job failed', job: 'deliver-email' },
    ]);
    expect(about(other.headers['x-request-id'])).toMatchObject([{ msg: 'request', user_id: parent.id }]);
    for (const line of lines) expect(line.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names a call as its browser did, and takes no other words for a name', async () => {
    const id = '7f6c1f0e-8a51-4c0e-9d7a-0b8f3a5c2d11';
    const read = async (name: string) => {
      written();
      const { headers } = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': name } });
      const logged = written();
      expect(JSON.parse(logged).request_id).toBe(headers['x-request-id']);
      return { named: headers['x-request-id'], logged };
    };
    expect((await read(id)).named).toBe(id);
    for (const other of [marker, `${id} ${marker}`, id.toUpperCase(), '1', '']) {
      const { named, logged } = await read(other);
      expect(named).toMatch(/^[0-9a-f-]{36}$/);
      expect(named).not.toBe(id);
      expect(logged).not.toContain(marker);
    }
  });

  it('holds nothing people wrote, whether a call succeeds, is refused or fails', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent', full_name: marker });
    const token = await signInAs(server.deps, parent);
    written();
    const attempts = [
      testCall(server.app, accounts.signIn, { body: { identifier: marker, password: `${marker}-password` } }),
      testCall(server.app, accounts.updateMine, { token, body: { full_name: `${marker} Smith` } }),
      testCall(server.app, help.sendMessage, { token, body: { message: marker } }),
      testCall(server.app, accounts.readUnsubscribe, { params: { token: `assignments.${marker}` } }),
      testCall(server.app, accounts.signIn, { body: { identifier: `${marker}\u0000`, password: marker } }),
      server.app.inject({
        url: `/app_api/v1/pages/${marker}?q=${marker}`,
        headers: { authorization: marker },
      }),
      server.app.inject({ url: `/reset_password?token=${marker}` }),
      server.app.inject({ url: `/files/${marker}/${marker}.png` }),
      server.app.inject({ url: `/%E0%A4%A${marker}` }),
      server.app.inject({ method: 'POST', url: '/app_api/v1/sessions', payload: `{"${marker}` }),
    ];
    await Promise.all(attempts);
    await server.runJobs();
    const text = written();
    expect(text.match(/"msg":"request"/g)?.length).toBeGreaterThanOrEqual(attempts.length - 1);
    expect(text).not.toContain(marker);
  });

  it('names the kind and place of a failure, not its words', async () => {
    const token = await signInAs(server.deps, await buildUser(server.deps.db, { role: 'parent' }));
    await server.deps.pool.query('alter table support_messages rename column message to hidden');
    written();
    const response = await testCall(server.app, help.sendMessage, { token, body: { message: marker } });
    const text = written();
    await server.deps.pool.query('alter table support_messages rename column hidden to message');
    expect(response.status).toBe(500);
    expect(text).toContain('request failed');
    expect(text).toContain('help.queries.ts');
    // PostgreSQL's code for a column that is not there.
    expect(text).toContain('"code":"42703"');
    expect(text).not.toContain(marker);
  });
});
