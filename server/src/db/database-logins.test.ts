import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { databaseUrl } from '../testing/test-database.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';

/** The steps of docs/operating.md for a new password of the database. */
it('takes a second login of the owner’s role, and goes on when the first may no longer come in', async () => {
  const name = `logins_${crypto.randomUUID().replaceAll('-', '')}`;
  const [owner, second] = [`${name}_a`, `${name}_b`];
  const operator = new pg.Client({ connectionString: inject('postgresUrl') });
  await operator.connect();
  const opened: Database[] = [];
  onTestFinished(async () => {
    for (const database of opened) await database.close();
    await operator.query(`drop database if exists ${name}`);
    for (const role of [second, owner]) await operator.query(`drop role if exists ${role}`);
    await operator.end();
  });
  const open = (user: string): Database => {
    const url = new URL(databaseUrl(inject('postgresUrl'), name));
    url.searchParams.set('user', user);
    if (url.hostname) url.username = user;
    const database = connect(url.href, 1);
    opened.push(database);
    return database;
  };
  await operator.query(`create role ${owner} login`);
  await operator.query(`create database ${name} owner ${owner}`);
  const before = open(owner);
  await migrate(before.pool);
  await operator.query(`create role ${second} login in role ${owner}`);
  await operator.query(`alter role ${second} set role ${owner}`);
  const after = open(second);
  await migrate(after.pool);
  await after.pool.query('create table of_a_later_release (id int)');
  await before.pool.query('insert into of_a_later_release values (1)');
  await operator.query(`alter role ${owner} nologin`);
  await expect(open(owner).pool.query('select 1')).rejects.toThrow('not permitted to log in');
  const { rows } = await after.pool.query<{ login: string; count: number }>(
    'select session_user as login, count(*)::int from of_a_later_release',
  );
  expect(rows).toEqual([{ login: second, count: 1 }]);
});
