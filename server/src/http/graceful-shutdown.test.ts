import { EventEmitter, once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { accounts, apiBase, limits } from '@inkling/contract';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { sendEvents } from './event-stream.ts';

describe('a server that stops', () => {
  let server: TestApp;
  let port: number;
  let closed: Promise<void> | undefined;
  beforeEach(async () => {
    closed = undefined;
    server = await startTestApp(inject('postgresUrl'));
  });
  afterEach(() => closed ?? server.close());
  const listen = async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = portOf(server.app.server);
  };
  const close = () => {
    closed ??= server.close();
    return closed;
  };

  it('does not wait for a connection that nobody used', async () => {
    await listen();
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    // The server has seen the connection once it answers on a later one.
    await fetch(`http://127.0.0.1:${port}/healthz`);
    const ended = once(unused.resume(), 'close');
    await close();
    await ended;
  });

  it('answers what is under way, and then ends its connection', async () => {
    const steps = new EventEmitter();
    server.app.get('/held', async () => {
      const released = once(steps, 'release');
      steps.emit('asked');
      await released;
      return { said: 'all of it' };
    });
    server.app.addHook('preClose', async () => void steps.emit('closing'));
    await listen();
    const closing = once(steps, 'closing');
    const asked = once(steps, 'asked');
    const asking = fetch(`http://127.0.0.1:${port}/held`);
    await asked;
    const stopped = close();
    await closing;
    steps.emit('release');
    expect(await (await asking).json()).toEqual({ said: 'all of it' });
    await stopped;
  });

  it('lets an answer take as long as a browser waits for it', async () => {
    const steps = new EventEmitter();
    server.app.get('/held', async () => {
      const released = once(steps, 'release');
      steps.emit('asked');
      await released;
      return { said: 'all of it' };
    });
    server.app.addHook('preClose', async () => void steps.emit('closing'));
    await listen();
    const closing = once(steps, 'closing');
    const asked = once(steps, 'asked');
    const asking = fetch(`http://127.0.0.1:${port}/held`);
    await asked;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stopped = close();
    await closing;
    vi.advanceTimersByTime(limits.request_timeout_ms - 1);
    steps.emit('release');
    expect(await (await asking).json()).toEqual({ said: 'all of it' });
    await stopped;
  });

  it('says so, still answers, and asks for no more requests on a connection', async () => {
    await listen();
    const ask = async (path: string) => {
      const asking = request({ port, path, host: '127.0.0.1' }).end();
      const [response] = await once(asking, 'response');
      response.resume();
      return response;
    };
    expect((await ask('/readyz')).statusCode).toBe(200);
    server.beginStop();
    expect((await ask('/readyz')).statusCode).toBe(503);
    const page = await ask(apiBase + accounts.readMine.path);
    expect(page.statusCode).toBe(401);
    expect(page.headers.connection).toBe('close');
  });

  it('asks for no more requests behind a stream either', async () => {
    server.app.get('/stream', async (_, reply) =>
      sendEvents(reply, async function* () {
        yield { data: 'all of it' };
      }),
    );
    await listen();
    server.beginStop();
    const asking = request({
      port,
      path: '/stream',
      host: '127.0.0.1',
      agent: new Agent({ keepAlive: true }),
    }).end();
    const [response] = await once(asking, 'response');
    expect(await text(response)).toContain('all of it');
    expect(response.headers.connection).toBe('close');
  });

  it('says so to whoever asked before the signal, too', async () => {
    const { pool, app } = { ...server.deps, ...server };
    const holder = await pool.connect();
    await app.inject('/readyz');
    await holder.query("begin; update rate_limits set points = points where key = 'readyz'");
    const asking = app.inject('/readyz').then(({ statusCode }) => statusCode);
    const { rows } = await holder.query('select pg_backend_pid() as pid');
    const isWaiting = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    await vi.waitFor(async () => expect((await pool.query(isWaiting, [rows[0].pid])).rowCount).toBe(1));
    server.beginStop();
    await holder.query('rollback');
    holder.release();
    expect(await asking).toBe(503);
  });
});

describe('/readyz', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startTestApp(inject('postgresUrl'));
  });
  afterEach(() => server.close());
  const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;

  it('fails while the database can be read but not written', async () => {
    expect(await statusOf('/readyz')).toBe(200);
    const { pool } = server.deps;
    const { rows } = await pool.query('select current_database() as name');
    await pool.query(`alter database "${rows[0].name}" set default_transaction_read_only = on`);
    // Connections made from now on can't write.
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
  });
});
