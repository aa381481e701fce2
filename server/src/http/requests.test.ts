import { accounts, children } from '@inkling/contract';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildStudent, buildUser, signInAs } from '../testing/build-user.ts';
import { useTestApp } from '../testing/use-test-app.ts';

describe('a call', () => {
  const server = useTestApp();
  const post = (payload: string | Buffer, contentType?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/app_api/v1/sessions',
      payload,
      ...(contentType && { headers: { 'content-type': contentType } }),
    });

  it.each<[string, string, string | undefined, number, string]>([
    ['broken JSON', '{"identifier":', 'application/json', 400, 'The request is not valid JSON.'],
    ['a poisoned object', '{"__proto__":{"a":1}}', 'application/json', 400, 'The request is not valid JSON.'],
    [
      'a form',
      'identifier=mia&password=secret12',
      'application/x-www-form-urlencoded',
      400,
      'This call takes JSON.',
    ],
    ['a file', 'x', 'text/plain', 400, 'This call takes JSON.'],
    ['no body', '', 'application/json', 422, 'Please fill this in'],
    ['a list', '[]', 'application/json', 422, 'This is not valid'],
    ['wrong types', '{"identifier":5,"password":"12345678"}', 'application/json', 422, 'This is not valid'],
    [
      'a zero byte',
      '{"identifier":"a\\u0000b","password":"12345678"}',
      'application/json',
      400,
      "Your text contains a character we can't store.",
    ],
    [
      'far too much',
      `{"a":"${'a'.repeat(5_000_000)}"}`,
      'application/json',
      413,
      'This is too large to send.',
    ],
  ])('with %s is refused in plain words', async (_, payload, contentType, status, error_message) => {
    const response = await post(payload, contentType);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ error_message });
  });

  it('to report a weakness finds whom to write to, and until when that is true', async () => {
    const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? '').getTime();
    expect(expires).toBeGreaterThan(server.deps.clock.now().getTime());
  });

  it.each(['zstd-ish', 'gzip, gzip', 'gzip'])(
    'with a body encoded as %s that is not is refused',
    async (encoding) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/app_api/v1/sessions',
        payload: '{"identifier":"mia","password":"12345678"}',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error_message).toBeTruthy();
    },
  );

  it.each<[string, InjectOptions, number]>([
    ['an unknown path', { url: '/app_api/v1/nothing' }, 404],
    ['an unknown method', { url: '/app_api/v1/mine', method: 'PATCH' }, 404],
    ['another part of the API', { url: '/app_api/v2/mine' }, 404],
    ['no file', { url: '/files/x/y/z' }, 404],
    ["a path that isn't text", { url: '/app_api/v1/pages/%E0%A4%A' }, 400],
    ['a path with a zero byte', { url: '/app_api/v1/pages/a%00b' }, 400],
    ['a path that climbs out', { url: '/assets/..%2f..%2fpackage.json' }, 404],
  ])('to %s is answered with JSON', async (_, options, status) => {
    const response = await server.app.inject(options);
    expect(response.statusCode).toBe(status);
    expect(response.json().error_message).toMatch(/^[A-Z].*\.$/);
  });

  it.each(['/%2e%2e/%2e%2e/etc/passwd', '/files/../../main.js'])(
    'to %s, which is another path once its dots are followed, shows nothing from outside',
    async (url) => {
      const response = await server.app.inject({ url });
      // A path of the app where the app is built, and no path otherwise.
      expect([200, 404]).toContain(response.statusCode);
      expect(response.headers['content-type']).toMatch(/^(text\/html|application\/json)/);
      expect(response.body).not.toMatch(/root:|createServer|buildApp/);
    },
  );

  it('for a row that cannot exist finds nothing', async () => {
    const token = await signInAs(server.deps, await buildUser(server.deps.db, { role: 'parent' }));
    for (const id of ['0', '-1', '1.5', 'abc', '99999999999999999999'])
      expect((await server.call(children.deleteChild, { token, params: { id } })).status).toBe(404);
  });

  it('of another role says why', async () => {
    const student = await buildStudent(server.deps.db);
    const response = await server.callAs(student, accounts.deleteMine, {});
    expect(response).toMatchObject({
      status: 403,
      error: { error_message: 'This is not possible with a student account.' },
    });
  });

  it('that fails inside carries its id and no detail', async () => {
    await server.deps.pool.query('alter table pages rename to hidden_pages');
    const response = await server.app.inject({ url: '/app_api/v1/pages/privacy' });
    await server.deps.pool.query('alter table hidden_pages rename to pages');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error_message: 'Something went wrong on our side. Please try again.',
      request_id: response.headers['x-request-id'],
    });
  });

  it('is described, as a page and as OpenAPI', async () => {
    expect((await server.app.inject({ url: '/app_api/docs' })).body).toContain('POST /app_api/v1/sessions');
    const { paths } = (await server.app.inject({ url: '/app_api/openapi.json' })).json();
    expect(Object.keys(paths)).toContain('/app_api/v1/children/{id}');
    const signOut = paths['/app_api/v1/sessions'].delete;
    expect(signOut.security).toEqual([{ token: [] }]);
    expect(Object.keys(signOut.responses)).toEqual(['204', '4XX']);
    expect(paths['/app_api/v1/sessions'].post.security).toBeUndefined();
    const { headers, content } = paths['/app_api/v1/children'].get.responses[200];
    expect(Object.keys(headers)).toContain('x-total-pages');
    expect(content['application/json'].schema.type).toBe('array');
    expect(paths['/app_api/v1/chat_messages'].post.responses[200].content).toHaveProperty([
      'text/event-stream',
    ]);
  });

  it.each(['/app_api/v1/mine', '/app_api/v1/pages/privacy', '/app_api/v1/nothing', '/healthz'])(
    'to %s is kept in no cache',
    async (url) => {
      expect((await server.app.inject({ url })).headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a list', () => {
  const server = useTestApp();

  const family = async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.push((await buildStudent(server.deps.db, { parent_id: parent.id })).id);
    const list = async (search: string) => {
      const response = await server.app.inject({
        url: `/app_api/v1/children?${search}`,
        headers: { authorization: await signInAs(server.deps, parent) },
      });
      const { headers } = response;
      return {
        status: response.statusCode,
        places:
          response.statusCode === 200 && response.json().map((row: { id: number }) => ids.indexOf(row.id)),
        meta: ['total', 'page', 'total-pages', 'per-page', 'offset'].map((name) =>
          Number(headers[`x-${name}`]),
        ),
      };
    };
    return list;
  };

  it('is cut into pages, told in headers', async () => {
    const list = await family();
    expect(await list('')).toEqual({ status: 200, places: [0, 1, 2, 3, 4], meta: [5, 1, 1, 10, 0] });
    expect(await list('per_page=2')).toMatchObject({ places: [0, 1], meta: [5, 1, 3, 2, 0] });
    expect(await list('page=3&per_page=2')).toMatchObject({ places: [4], meta: [5, 3, 3, 2, 4] });
    expect(await list('page=2&page_size=2')).toMatchObject({ places: [2, 3], meta: [5, 2, 3, 2, 2] });
    expect(await list('page=9')).toMatchObject({ places: [], meta: [5, 9, 1, 10, 80] });
  });

  it('is whole on page 0, and on page 1 when the page is left empty', async () => {
    const list = await family();
    expect(await list('page=0')).toMatchObject({ places: [0, 1, 2, 3, 4], meta: [5, 0, 1, 1000, 0] });
    expect(await list('page=&per_page=')).toMatchObject({ meta: [5, 1, 1, 10, 0] });
  });

  it('has no page -1 and no page of 101', async () => {
    const list = await family();
    for (const search of ['page=-1', 'per_page=101', 'per_page=0', 'page=x'])
      expect((await list(search)).status).toBe(422);
  });
});
