import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type LtiPlatform, lti, sso } from '@inkling/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { errorLine } from './account-command.ts';
import { checkStoredSecrets } from './check-stored-secrets.ts';
import { readConfig } from './config.ts';
import { ltiPlatforms, ssoConnections } from './db/schema/index.ts';
import { rotateToolKeys } from './features/lti/index.ts';
import { addSchoolAdmin } from './features/school/index.ts';
import { runSecretsCommand } from './secrets-command.ts';
import { buildUser, signInAs } from './testing/build-user.ts';
import { readAllRows } from './testing/read-all-rows.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from './testing/start-openid-provider.ts';
import { startTestApp, startTestAppOnOldDatabase, type TestApp } from './testing/test-app.ts';
import { testCall } from './testing/test-call.ts';

const [old, fresh] = ['an-old-key-of-thirty-two-letters!', 'a-fresh-key-of-thirty-two-letters'];
const clientSecret = 'a-secret-of-the-school';

describe('the keys of stored secrets', () => {
  let database: TestApp;
  let peer: TestOpenIdProvider;
  beforeAll(async () => {
    database = await startTestApp(inject('postgresUrl'));
    peer = await startOpenIdProvider();
  });
  afterAll(async () => {
    peer.close();
    await database.close();
  });

  beforeEach(async () => {
    for (const table of [ssoConnections, ltiPlatforms]) await database.deps.db.delete(table);
  });

  const settingsOf = (keys: string | undefined) => ({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: database.deps.config.DATA_DIR,
    SIGN_ON_PRIVATE_ADDRESSES: 'allow',
    ...(keys && { SECRETS_KEY: keys }),
  });
  const command = (keys: string | undefined, ...args: string[]) => runSecretsCommand(args, settingsOf(keys));
  const check = (keys: string | undefined) =>
    checkStoredSecrets(database.deps.db, readConfig(settingsOf(keys)));

  /** A process that starts with these keys, as main does it. */
  const start = async (keys: string, lines: string[] = []): Promise<TestApp> => {
    const logTo = { write: (line: string) => void lines.push(line) };
    const settings = { ...settingsOf(keys), LOG_LEVEL: 'error' };
    const server = await startTestAppOnOldDatabase(database.databaseUrl, settings, logTo);
    onTestFinished(() => server.close());
    return server;
  };

  const buildSchool = async () => {
    const { deps } = database;
    const admin = await buildUser(deps.db, { role: 'teacher' });
    const name = `School of ${admin.screen_name}`;
    await addSchoolAdmin(deps.db, { name, userId: admin.id, now: deps.clock.now() });
    const token = await signInAs(deps, admin);
    const body = { provider: 'other' as const, issuer: peer.issuer };
    const { id } = (await testCall(database.app, sso.addConnection, { token, body })).body;
    const params = { id };
    return {
      enterSecret: async ({ app }: TestApp) => {
        const form = { client_id: 'x', client_secret: clientSecret, domains: [], unknown_people: 'refuse' };
        const entered = { ...form, unknown_people: 'refuse' as const };
        expect((await testCall(app, sso.changeConnection, { token, params, body: entered })).status).toBe(
          200,
        );
      },
      test: async ({ app }: TestApp) => (await testCall(app, sso.testConnection, { token, params })).body,
      addPlatform: async ({ app }: TestApp): Promise<LtiPlatform> =>
        (await testCall(app, lti.addPlatform, { token, body: { name: 'Moodle' } })).body,
    };
  };

  it('are replaced one server at a time, and each opens what the other has sealed', async () => {
    const school = await buildSchool();
    const servers: [TestApp, TestApp] = [await start(old), await start(old)];
    const serveBoth = async (keys: string) => {
      for (const [sealing, opening] of [servers, servers.toReversed()]) {
        if (!sealing || !opening) continue;
        await school.enterSecret(sealing);
        expect((await school.test(opening)).works, keys).toBe(true);
      }
    };
    for (const keys of [`${old},${fresh}`, `${fresh},${old}`])
      for (const place of [0, 1]) {
        await check(keys);
        servers[place] = await start(keys);
        await serveBoth(keys);
      }
    await school.enterSecret(await start(old));
    expect((await command(`${fresh},${old}`, 're-encrypt')).isDone).toBe(true);
    for (const place of [0, 1]) {
      await check(fresh);
      expect((await school.test(servers[place] ?? servers[0])).works).toBe(true);
      servers[place] = await start(fresh);
      await serveBoth(fresh);
    }
  });

  it('are moved on with one command, which says how many rows are left', async () => {
    const school = await buildSchool();
    const before = await start(old);
    await school.enterSecret(before);
    await school.addPlatform(before);
    // Half a year later there is a key to come, too.
    database.deps.clock.advance({ days: 181 });
    await rotateToolKeys.run({ ...before.deps, clock: database.deps.clock }, {});
    const status = await command(`${fresh},${old}`, 'status');
    expect(status.isDone).toBe(false);
    expect(status.words).toMatch(/^Keys in SECRETS_KEY: [0-9a-f]{8} \(encrypts\), [0-9a-f]{8}$/m);
    expect(status.words).toContain(
      'private keys for learning platforms: 1 row, 1 with an older key, 0 that no key decrypts',
    );
    expect(status.words).toMatch(/\d rows left that the first key does not decrypt\.$/);
    const done = await command(`${fresh},${old}`, 're-encrypt');
    expect(done).toMatchObject({ isDone: true, words: expect.stringMatching(/^3 rows re-encrypted\./) });
    expect(done.words).toMatch(/Nothing is left to re-encrypt\.$/);
    expect((await command(`${fresh},${old}`, 're-encrypt')).words).toMatch(/^0 rows re-encrypted\./);
    for (const key of [old, fresh]) expect(done.words + status.words).not.toContain(key);
    await check(fresh);
    expect((await school.test(await start(fresh))).works).toBe(true);
  });

  it('are known to the command wherever something is sealed', async () => {
    const school = await buildSchool();
    await school.enterSecret(await start(old));
    await school.addPlatform(await start(old));
    const sealed = /"[\w-]{16}\.[\w-]{22}\.[\w-]+\.[0-9a-f]{8}"/g;
    const found = [...(await readAllRows(database.deps.pool))].flatMap((row) => row.match(sealed) ?? []);
    const { words } = await command(old, 'status');
    const counted = [...words.matchAll(/: (\d+) rows?, /g)].map(([, n]) => Number(n));
    expect(found).toHaveLength(2);
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(found.length);
  });

  it('that are wrong, too short, missing or taken away too early stop the start with one line', async () => {
    const school = await buildSchool();
    await school.enterSecret(await start(old));
    await school.addPlatform(await start(fresh));
    const line = (keys: string | undefined) => check(keys).then(() => 'starts', errorLine);
    expect(await line(fresh)).toBe(
      "1 of 2 stored secrets can't be decrypted with SECRETS_KEY (1 of the client secrets of sign-on). Add the key they were encrypted with; if it is lost, `npm run secrets -- forget` empties them.",
    );
    expect(await line(undefined)).toMatch(/^2 of 2 stored secrets .* with SECRETS_KEY, which is not set \(/);
    expect(await line(`${fresh},${old}`)).toBe('starts');
    expect(() => readConfig(settingsOf(`${fresh},short`))).toThrow(
      'The setting SECRETS_KEY is wrong: each of its values, which commas separate, needs 32 characters or more.',
    );
  });

  it('that are wrong end the process before it serves anybody', async () => {
    const school = await buildSchool();
    await school.enterSecret(await start(old));
    const main = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settingsOf(fresh), PORT: '0', DEMO: 'off' },
    });
    let said = '';
    for (const stream of [main.stdout, main.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    const [code] = await once(main, 'close');
    expect(said).toMatch(/^1 of 1 stored secrets can't be decrypted with SECRETS_KEY .*\n$/);
    expect(code).toBe(1);
  });

  it('that were taken away while secrets need them fail aloud, and what is lost can be entered again', async () => {
    const school = await buildSchool();
    await school.enterSecret(await start(old));
    const lines: string[] = [];
    const server = await start(fresh, lines);
    expect(await school.test(server)).toMatchObject({
      works: false,
      message: expect.stringContaining('again'),
    });
    expect(lines.join('')).toMatch(/"event":"secret_unreadable","kind":"no_key","reason":"[0-9a-f]{8}"/);
    expect(lines.join('')).not.toContain(clientSecret);
    const forgotten = await command(fresh, 'forget');
    expect(forgotten).toMatchObject({ isDone: true, words: expect.stringMatching(/^1 row emptied\./) });
    await check(fresh);
    await school.enterSecret(server);
    expect((await school.test(server)).works).toBe(true);
  });

  it('to come are forgotten whole, so that none is put to use without its private half', async () => {
    const school = await buildSchool();
    const server = await start(old);
    await school.addPlatform(server);
    database.deps.clock.advance({ days: 181 });
    await rotateToolKeys.run({ ...server.deps, clock: database.deps.clock }, {});
    await command('another-key-of-thirty-two-letters', 'forget');
    const rows = await database.deps.db.select().from(ltiPlatforms);
    for (const row of rows)
      expect(row).toMatchObject({ private_key: null, next_private_key: null, next_public_key: null });
  });

  it('are made by a command, which says how it is used', async () => {
    expect((await command(undefined, 'new-key')).words).toMatch(/^[\w-]{43}$/);
    for (const args of [[], ['something'], ['status', 'more']])
      expect(await command(fresh, ...args).catch(errorLine)).toMatch(/^Usage:/);
  });
});
