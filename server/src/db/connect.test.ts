import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';

it('outlives a connection that breaks inside a transaction', async () => {
  const { db, pool, close } = connect(inject('postgresUrl'), 2);
  onTestFinished(close);
  const acquired = once(pool, 'acquire');
  const failing = db.transaction(async (tx) => {
    const [client] = await acquired;
    // Not `once` of node:events, which would listen for errors too.
    const ended = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await tx.execute(sql`select 1`);
  });
  await expect(failing).rejects.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
}, 30_000);

it('has room again after a connection that broke before its transaction began', async () => {
  const { db, pool, close } = connect(inject('postgresUrl'), 1);
  onTestFinished(close);
  const other = connect(inject('postgresUrl'), 1);
  onTestFinished(other.close);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  // The connection is taken from the pool in the moment in which it is about to break.
  pool.once('acquire', (client) => {
    const query = client.query.bind(client);
    client.query = (async (...args: Parameters<typeof query>) => {
      const ended = new Promise((resolve) => client.once('end', resolve));
      await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
      return query(...args);
    }) as typeof client.query;
  });
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
}, 30_000);
