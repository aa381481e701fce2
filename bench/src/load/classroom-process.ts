import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { apiBase } from '@inkling/contract';
import { addWriting, portOf, startTestApp, type TestApp } from '@inkling/server/testing';
import type { Classroom, ClassroomOptions, Writer } from './start-classroom.ts';

type Pool = TestApp['deps']['pool'];

const answerBare = async (pool: Pool, request: IncomingMessage, response: ServerResponse) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const { rows: sessions } = await pool.query('select user_id from sessions where token_hash = $1', [hash]);
  const key = [Number(request.url?.split('/').at(-1)), sessions[0]?.user_id];
  let row: object;
  if (request.method === 'PUT') {
    let body = '';
    for await (const part of request) body += String(part);
    const { data, content } = JSON.parse(body);
    const save = `update writings set data = $3, content = $4, version = version + 1
      where id = $1 and student_id = $2 returning *`;
    row = (await pool.query(save, [...key, JSON.stringify(data), content])).rows[0];
  } else row = (await pool.query('select * from writings where id = $1 and student_id = $2', key)).rows[0];
  response.writeHead(row ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(row));
};

/** The least that could answer the same two calls: who asks, one statement, no rules, no checks. */
const serveBare = ({ deps }: TestApp): Server =>
  createServer((request, response) => void answerBare(deps.pool, request, response));

const writersOf = async ({ deps }: TestApp, { writers, content }: ClassroomOptions): Promise<Writer[]> => {
  const all: Writer[] = [];
  const data = [{ id: 'draft', title: 'Drafting', type: 'freeWriting' as const, content }];
  for (let n = 0; n < writers; n += 1) all.push(await addWriting(deps, { content, data }));
  return all;
};

/** An outside model is for active families whose parent consented. */
const subscribeAll = ({ deps }: TestApp) =>
  deps.pool.query(`
    insert into subscriptions (parent_id, status)
      select id, 'active' from users where role = 'parent' on conflict do nothing`);
const consentForAll = ({ deps }: TestApp) =>
  deps.pool.query(`update users set consent_at = now(), consent_text = 'yes' where role = 'student'`);

const chatIds = async ({ deps }: TestApp): Promise<Record<number, number>> => {
  const { rows } = await deps.pool.query(`select id, target_id from chats where target_type = 'Writing'`);
  return Object.fromEntries(rows.map(({ id, target_id }) => [target_id, id]));
};

const serve = async (options: ClassroomOptions): Promise<void> => {
  const server = await startTestApp(options.postgresUrl, options.environment);
  const writers = await writersOf(server, options);
  await subscribeAll(server);
  await consentForAll(server);
  if (options.isWorking) await server.workAsServer();
  const listener = options.kind === 'bare' ? serveBare(server) : server.app.server;
  if (options.kind === 'bare') await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  else await server.app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(listener);
  process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
  process.on('disconnect', () => {
    listener.close();
    listener.closeAllConnections();
    void server.close().then(() => process.exit(0));
  });
  const url = `http://127.0.0.1:${port}${apiBase}`;
  process.send?.({ url, writers, chats: await chatIds(server) } satisfies Classroom);
};

await serve(JSON.parse(process.argv[2] ?? '{}'));
