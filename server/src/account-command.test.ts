import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accounts } from '@inkling/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { errorLine, runAccountCommand } from './account-command.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { query } from './db/embedded/testing/query.ts';
import { buildStudent, buildUser } from './testing/build-user.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { testCall } from './testing/test-call.ts';

const program = new URL('./account-cli.ts', import.meta.url).pathname;

const PUBLIC_URL = 'https://inkling.example';

interface Outcome {
  code: number;
  said: string;
  complained: string;
}

/** In this process. */
const run = (args: string[], settings: Record<string, string>): Promise<Outcome> =>
  runAccountCommand(args, { PUBLIC_URL, ...settings }).then(
    (said) => ({ code: 0, said, complained: '' }),
    (error: unknown) => ({ code: 1, said: '', complained: errorLine(error) }),
  );

/** As an operator does, in a process of its own. */
const spawn = (args: string[], settings: Record<string, string>): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, PUBLIC_URL, ...settings };
    execFile(process.execPath, ['--import', 'tsx', program, ...args], { env }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });

const newPassword = 'a-kite-over-the-bay';
const tokenIn = (text: string): string =>
  text.match(/^https:\/\/inkling\.example\/reset_password\?token=([\w-]+)$/m)?.[1] ?? '';

describe('the account command', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(inject('postgresUrl'));
  });
  afterAll(() => server.close());

  const account = (...args: string[]) => run(args, { DATABASE_URL: server.databaseUrl });
  const signIn = (identifier: string, password: string) =>
    testCall(server.app, accounts.signIn, { body: { identifier, password } });
  const reset = (token: string) =>
    testCall(server.app, accounts.resetPassword, {
      body: { token, password: newPassword, password_confirmation: newPassword },
    });

  it('makes somebody who looks after a district, which is made once', async () => {
    const create = (email: string) =>
      account('create', '--role', 'teacher', '--email', email, '--district', ' Harbour District ');
    for (const email of ['one@district.example', 'two@district.example'])
      expect(await create(email)).toMatchObject({
        code: 0,
        said: expect.stringContaining('sees the numbers of Harbour District'),
      });
    const { rows } = await server.deps.pool.query(
      `select o.name, o.kind from district_admins a join organisations o on o.id = a.district_id
       group by o.id having count(*) = 2`,
    );
    expect(rows).toEqual([{ name: 'Harbour District', kind: 'district' }]);
    const parent = ['--role', 'parent', '--email', 'p@district.example'];
    expect((await account('create', ...parent, '--district', 'Other')).code).toBe(1);
  });

  it('makes a teacher, who chooses a password with the link', async () => {
    const { code, said } = await account(
      'create',
      '--role',
      'teacher',
      '--email',
      'Ada@School.example',
      '--name',
      'Ada Byron',
    );
    expect(code).toBe(0);
    expect(said).toContain('Made the teacher account of Ada Byron: signs in with ada@school.example or ada.');
    expect((await reset(tokenIn(said))).body.user).toMatchObject({ role: 'teacher', email_verified: true });
    expect((await signIn('ada', newPassword)).status).toBe(200);
  });

  it('confirms the email domains of a school', async () => {
    const who = ['--email', 'head@lakeside.example', '--password', newPassword];
    await account('create', '--role', 'teacher', ...who, '--school', 'Lakeside');
    await account('create', '--role', 'teacher', '--email', 'a@b.example', '--school', 'Seaside');
    const domain = (...args: string[]) => account('domain', '--school', ...args);
    expect((await domain('Lakeside', '--add', 'Lakeside.example')).said).toContain(
      'Confirmed: lakeside.example\nWaiting: none',
    );
    expect((await domain('Seaside', '--add', 'lakeside.example')).complained).toContain('another school');
    expect((await domain('Lakeside', '--add', 'gmail.com')).complained).toContain('open to everybody');
    expect((await domain('Lakeside', '--add', 'x@y.example')).complained).toContain('like school.example');
    expect((await domain('Nowhere')).complained).toContain('no school called Nowhere');
    expect((await account('domain')).complained).toContain('--school is missing');
    expect((await domain('Lakeside', '--remove', 'lakeside.example')).said).toContain('Confirmed: none');
  });

  it('makes the first admin of a school', async () => {
    const who = ['--email', 'head@school.example', '--password', newPassword];
    const { said } = await account('create', '--role', 'teacher', ...who, '--school', 'Hillside Primary');
    expect(said).toContain(', and runs Hillside Primary.');
    expect((await signIn('head@school.example', newPassword)).body.user.school).toEqual({
      id: expect.any(Number),
      name: 'Hillside Primary',
      role: 'admin',
      has_joined: true,
    });
    const second = ['--email', 'second@school.example', '--school', 'hillside primary'];
    const again = await account('create', '--role', 'teacher', ...second);
    expect(again.code).toBe(1);
    expect(again.complained).toContain('There is a school called hillside primary already.');
    expect((await account('reset-password', '--email', 'second@school.example')).code).toBe(1);
    const parent = await account(
      'create',
      '--role',
      'parent',
      '--email',
      'p@s.example',
      '--school',
      'Hillside',
    );
    expect(parent.code).toBe(1);
  });

  it('makes an account with a password', async () => {
    const { said } = await account(
      'create',
      '--role',
      'parent',
      '--email',
      'bo@school.example',
      '--password',
      newPassword,
    );
    expect(tokenIn(said)).toBe('');
    expect((await signIn('bo@school.example', newPassword)).body.user.role).toBe('parent');
  });

  it('gives a reset link for anybody, a child without an email too', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const child = await buildStudent(server.deps.db);
    for (const name of [teacher.email ?? '', child.screen_name]) {
      const { said } = await account('reset-password', '--email', name);
      expect((await reset(tokenIn(said))).status).toBe(200);
      expect((await signIn(name, newPassword)).status).toBe(200);
    }
  });

  it.each([
    [[], 'Usage:'],
    [['destroy', '--email', 'a@b.example'], 'Usage:'],
    [['create', '--rol', 'teacher'], 'Usage:'],
    [['create', '--role', 'teacher'], '--email is missing.'],
    [['create', '--role', 'student', '--email', 'a@b.example'], 'The role must be teacher or parent.'],
    [['create', '--role', 'teacher', '--email', 'nonsense'], 'Please enter a valid e-mail address'],
    [
      ['create', '--role', 'teacher', '--email', 'a@b.example', '--password', 'password1'],
      'too easy to guess',
    ],
    [['reset-password', '--email', 'nobody@b.example'], 'There is no account with nobody@b.example.'],
  ])('refuses %j in words', async (args, words) => {
    const { code, complained } = await account(...args);
    expect(code).toBe(1);
    expect(complained).toContain(words);
    expect(complained).not.toContain('    at ');
  });

  it('makes no second account with the same email', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const { complained } = await account('create', '--role', 'teacher', '--email', teacher.email ?? '');
    expect(complained).toBe(`There is an account with ${teacher.email} already.`);
  });

  it('says so when the database cannot be reached, with exit code 1', async () => {
    const args = ['reset-password', '--email', 'a@b.example'];
    const { code, said, complained } = await spawn(args, {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect([code, said]).toEqual([1, '']);
    expect(complained).toMatch(/^The database can't be reached: .*\n$/);
  });

  it('works on the data folder, whether the server runs or not', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'inkling-account-'));
    const create = (email: string) => ['create', '--role', 'teacher', '--email', email];
    try {
      expect((await spawn(create('stopped@school.example'), { DATA_DIR })).code).toBe(0);
      const running = await startEmbedded({ dataDir: DATA_DIR, throwaway: true });
      // Its password costs what it should: in this process tests have lowered it.
      expect(await query(running.url, 'select password_hash from users')).toEqual([
        expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      ]);
      const whileRunning = await run(create('running@school.example'), { DATA_DIR });
      const again = await run(create('stopped@school.example'), { DATA_DIR });
      await running.stop();
      expect(whileRunning.said).toContain('running@school.example');
      expect(again.complained).toContain('There is an account with stopped@school.example already.');
    } finally {
      await rm(DATA_DIR, { recursive: true, force: true });
    }
  });
});
