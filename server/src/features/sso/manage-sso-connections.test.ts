import { createServer } from 'node:http';
import { accounts, sso } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { buildStudent, buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { portOf } from '../../testing/port-of.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { addSchoolAdmin } from '../school/index.ts';
import { confirmDomain } from './operator-domains.ts';

describe('a school’s sign-on', () => {
  const { server, peer, buildMinimalSchool, addStaff, addPerson, newBrowser, signIn } = startSchoolSso();

  it('is run by its admins alone', async () => {
    const school = await buildMinimalSchool();
    const staff = await buildUser(server.deps.db, { role: 'teacher' });
    await addStaff(school, staff);
    const params = { id: school.connection.id };
    const unknown_people = 'refuse' as const;
    const form = { client_id: 'x', client_secret: 'x', domains: [], unknown_people };
    for (const by of [
      staff,
      (await buildMinimalSchool()).admin,
      await buildUser(server.deps.db, { role: 'teacher' }),
    ]) {
      const answers = [
        await server.callAs(by, sso.changeConnection, { params, body: form }),
        await server.callAs(by, sso.setConnectionEnabled, { params, body: { enabled: false } }),
        await server.callAs(by, sso.testConnection, { params }),
        await server.callAs(by, sso.removeConnection, { params }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await server.callAs(staff, sso.listConnections, {})).status).toBe(404);
  });

  it('knows where Google and Microsoft are, and has addresses of its own', async () => {
    const { admin } = await buildMinimalSchool();
    const add = (body: Parameters<typeof server.callAs<typeof sso.addConnection>>[2]['body']) =>
      server.callAs(admin, sso.addConnection, { body });
    const google = (await add({ provider: 'google' })).body;
    const tenant = '11111111-2222-3333-4444-555555555555';
    const microsoft = (await add({ provider: 'microsoft', tenant })).body;
    expect([google.issuer, microsoft.issuer]).toEqual([
      'https://accounts.google.com',
      `https://login.microsoftonline.com/${tenant}/v2.0`,
    ]);
    expect(google.redirect_uri).toBe(`http://inkling.test/sign-on/${google.school_code}`);
    expect(google.sign_out_uri).toBe(`http://inkling.test/app_api/v1/sign_on/${google.school_code}/sign_out`);
    expect(google.redirect_uri).not.toBe(microsoft.redirect_uri);
    expect(google).toMatchObject({ enabled: false, client_id: null, has_secret: false });
    expect((await add({ provider: 'microsoft', tenant: 'common' })).status).toBe(422);
    for (const issuer of [
      'https://accounts.google.com',
      'https://login.microsoftonline.com/common/v2.0',
      'https://school.b2clogin.com/x',
      'https://id.example/.well-known/openid-configuration',
    ])
      expect((await add({ provider: 'other', issuer })).status, issuer).toBe(422);
    const on = { params: { id: google.id }, body: { enabled: true } };
    expect((await server.callAs(admin, sso.setConnectionEnabled, on)).error.error_message).toContain(
      'Enter the client ID',
    );
  });

  it('is not overwritten from a second tab, also where only the secret is another', async () => {
    const { admin, connection } = await buildMinimalSchool('teacher');
    const params = { id: connection.id };
    const save = (seen_form_version: string, client_secret?: string) =>
      server.callAs(admin, sso.changeConnection, {
        params,
        body: {
          client_id: 'inkling',
          domains: [],
          unknown_people: 'refuse',
          seen_form_version,
          client_secret,
        },
      });
    const seen = (await server.callAs(admin, sso.listConnections, {})).body[0]?.form_version ?? '';
    const first = await save(seen);
    expect(first.status).toBe(200);
    expect((await save(seen)).error.error_message).toContain('Nothing was overwritten');
    const second = await save(first.body.form_version, 'another-secret');
    expect((await save(first.body.form_version)).status).toBe(409);
    expect((await save(second.body.form_version)).status).toBe(200);
  });

  it('states domains that count once whoever runs the server has confirmed them', async () => {
    const [school, other] = [await buildMinimalSchool('teacher'), await buildMinimalSchool('teacher')];
    const save = async ({ admin, connection }: typeof school, ...domains: string[]) => {
      const form = { client_id: connection.client_id ?? '', domains, unknown_people: 'teacher' } as const;
      return server.callAs(admin, sso.changeConnection, { params: { id: connection.id }, body: form });
    };
    expect((await save(school, 'gmail.com')).error.fields?.domains).toContain('open to everybody');
    expect((await save(school, other.domain)).error.fields?.domains).toContain('another school');
    expect((await save(school, `x@${school.domain}`)).status).toBe(422);
    // Somebody on the staff with a mailbox there proves nothing, and neither does the domain above.
    const wanted = [`students.${school.domain}`, 'district.example'];
    const mailbox = { role: 'teacher', email: 'x@district.example' } as const;
    await addStaff(school, await buildUser(server.deps.db, mailbox));
    const saved = await save(school, school.domain, ...wanted, school.domain.toUpperCase());
    expect(saved.body).toMatchObject({
      domains: expect.arrayContaining([school.domain, ...wanted]),
      waiting_domains: expect.arrayContaining(wanted),
      has_secret: true,
    });
    expect(saved.body.waiting_domains).toHaveLength(2);
    const person = addPerson(school, { email: 'new@district.example' });
    expect((await signIn(school, person)).error.error_message).toContain('is not one of');
    expect((await newBrowser().start('new@district.example')).status).toBe(422);
    // A claim keeps nobody else's away.
    expect((await save(other, other.domain, 'district.example')).status).toBe(200);
    const { organisation_id } = school;
    await confirmDomain(server.deps.db, { organisation_id, domain: 'district.example' });
    expect((await newBrowser().start('new@district.example')).status).toBe(200);
    expect((await signIn(school, person)).body).toMatchObject({ outcome: 'signed-in' });
    expect((await signIn(other, addPerson(school, { email: 'b@district.example' }))).status).toBe(422);
  });

  it('starts nothing while it is switched off', async () => {
    const school = await buildMinimalSchool();
    const params = { id: school.connection.id };
    await server.callAs(school.admin, sso.setConnectionEnabled, { params, body: { enabled: false } });
    const { error } = await newBrowser().start(school.connection.school_code);
    expect(error.error_message).toContain('is switched off');
  });

  describe('in the settings', () => {
    it('is linked by going there and entering the password, and unlinked again', async () => {
      const school = await buildMinimalSchool();
      const user = await buildUser(server.deps.db, { role: 'teacher' });
      await addStaff(school, user);
      const person = addPerson(school);
      const token = await signInAs(server.deps, user);
      const code = school.connection.school_code;
      const mine = async () => (await server.call(sso.listMySsoLinks, { token })).body;
      expect(await mine()).toMatchObject({ linked: [], available: [{ school: school.name }] });
      const browser = newBrowser();
      const { body } = await browser.startLink(code, token);
      const { search } = await peer().visit().signIn(body.url, person.sub);
      const finished = (await browser.finish(code, search)).body;
      if (finished.outcome !== 'link') throw new Error('no password asked');
      const entered = (await browser.link(finished.ticket, testPassword)).body;
      expect(entered).toMatchObject({ user: { id: user.id }, return_to: '/settings' });
      const after = await mine();
      const linked = [{ school: school.name, permissions: { remove: true } }];
      expect(after).toMatchObject({ linked, available: [] });
      const params = { id: after.linked[0]?.id ?? 0 };
      const stranger = await buildUser(server.deps.db, { role: 'teacher' });
      expect((await server.callAs(stranger, sso.removeMySsoLink, { params })).status).toBe(404);
      expect((await server.call(sso.removeMySsoLink, { params, token })).status).toBe(204);
      expect(await mine()).toMatchObject({ linked: [] });
      // It came through the school, and would go on for thirty days.
      expect((await server.call(accounts.readMine, { token: entered.token })).status).toBe(401);
    });

    it('ends the session that unlinks it, if it came that way', async () => {
      const school = await buildMinimalSchool('teacher');
      const { body } = await signIn(school, addPerson(school));
      if (body.outcome !== 'signed-in') throw new Error('not signed in');
      const { token, user } = body;
      await server.deps.db
        .update(users)
        .set({ password_hash: 'one of its own' })
        .where(eq(users.id, user.id));
      const { linked } = (await server.call(sso.listMySsoLinks, { token })).body;
      const params = { id: linked[0]?.id ?? 0 };
      expect((await server.call(sso.removeMySsoLink, { params, token })).status).toBe(204);
      expect((await server.call(accounts.readMine, { token })).status).toBe(401);
    });

    it('links nobody else’s account to somebody who has one', async () => {
      const school = await buildMinimalSchool('teacher');
      const person = addPerson(school);
      await signIn(school, person);
      const user = await buildUser(server.deps.db, { role: 'teacher' });
      await addStaff(school, user);
      const browser = newBrowser();
      const code = school.connection.school_code;
      const { body } = await browser.startLink(code, await signInAs(server.deps, user));
      const { search } = await peer().visit().signIn(body.url, person.sub);
      const { error } = await browser.finish(code, search);
      expect(error.error_message).toContain('already opens another account');
    });

    it('stays where it is the only way in', async () => {
      const school = await buildMinimalSchool('student');
      const { body } = await signIn(school, addPerson(school));
      if (body.outcome !== 'signed-in') throw new Error('not signed in');
      const { linked } = (await server.call(sso.listMySsoLinks, { token: body.token })).body;
      const params = { id: linked[0]?.id ?? 0 };
      const removed = await server.call(sso.removeMySsoLink, { params, token: body.token });
      expect(removed.error.error_message).toContain('Set a password first');
    });

    it('is offered to nobody else: not to a family’s child, not for a school one has nothing to do with', async () => {
      const school = await buildMinimalSchool('student');
      const { db } = server.deps;
      for (const user of [await buildStudent(db), await buildUser(db, { role: 'teacher' })]) {
        const token = await signInAs(server.deps, user);
        expect((await newBrowser().startLink(school.connection.school_code, token)).status).toBe(404);
      }
    });
  });
});

describe('testing a connection', () => {
  const open = useTestApp({ SIGN_ON_PRIVATE_ADDRESSES: 'allow' });
  const guarded = useTestApp();
  let document: Record<string, unknown> | null = null;
  const peer = createServer((_, response) => {
    if (!document) return response.writeHead(404).end('nothing here');
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
  });
  let issuer = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${portOf(peer)}`;
  });
  afterAll(() => {
    peer.closeAllConnections();
    peer.close();
  });

  const ask = async (server: ReturnType<typeof useTestApp>, address: string) => {
    const { db, clock } = server.deps;
    const admin = await buildUser(db, { role: 'teacher' });
    await addSchoolAdmin(db, { name: `School of ${admin.screen_name}`, userId: admin.id, now: clock.now() });
    const body = { provider: 'other', issuer: address } as const;
    const added = (await server.callAs(admin, sso.addConnection, { body })).body;
    return (await server.callAs(admin, sso.testConnection, { params: { id: added.id } })).body;
  };

  const whole = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
  });

  it.each([
    ['nothing there', () => null, 'not as OpenID Connect does'],
    ['another name', () => ({ ...whole(), issuer: 'https://other.example' }), 'https://other.example'],
    ['no way to sign in', () => ({ issuer }), 'not as OpenID Connect does'],
    ['no keys', () => ({ ...whole(), jwks_uri: undefined }), 'no keys'],
    ['no code', () => ({ ...whole(), response_types_supported: ['id_token'] }), 'with a code'],
    ['no PKCE', () => ({ ...whole(), code_challenge_methods_supported: ['plain'] }), 'PKCE'],
  ])('says what is wrong: %s', async (_, describeIt, words) => {
    document = describeIt();
    const { works, message } = await ask(open, issuer);
    expect(works).toBe(false);
    expect(message).toContain(words);
  });

  it('says that nobody answers', async () => {
    expect((await ask(open, 'http://127.0.0.1:1')).message).toContain('Nothing answers');
  });

  it('says what comes next where all is well', async () => {
    document = whole();
    expect(await ask(open, issuer)).toEqual({
      works: true,
      message: 'It answers as it should. Next, save the client ID and the client secret.',
    });
  });

  it('calls nobody in our own network unless a setting allows it', async () => {
    document = whole();
    for (const address of [issuer, 'https://localhost', 'https://169.254.169.254', 'https://[::1]'])
      expect((await ask(guarded, address)).message).toContain('private network');
  });
});
