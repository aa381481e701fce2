import { sso } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { TestSchool } from '../../testing/build-school-with-sso.ts';
import type { OpenIdPerson } from '../../testing/start-openid-provider.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';

type Hook = ReturnType<typeof startSchoolSso>;
type Browser = ReturnType<Hook['newBrowser']>;

interface Return {
  school: TestSchool;
  person: OpenIdPerson;
  browser: Browser;
  parameters: URLSearchParams;
}

/** What is changed on the way back; where nothing is said, the rest stays true. */
type Change = (given: Return) => Promise<Partial<Return>> | Partial<Return>;

describe('a way back from a school’s sign-in', () => {
  const { server, peer, buildMinimalSchool, addPerson, newBrowser, goAndReturn, signIn } = startSchoolSso();

  const put =
    (name: string, value: (given: Return) => string): Change =>
    (given) => {
      given.parameters.set(name, value(given));
      return {};
    };
  const drop =
    (...names: string[]): Change =>
    ({ parameters }) => {
      for (const name of names) parameters.delete(name);
      return {};
    };
  const twice =
    (name: string): Change =>
    ({ parameters }) => {
      parameters.append(name, 'another');
      return {};
    };
  const answerError =
    (error: string): Change =>
    ({ parameters }) => {
      parameters.delete('code');
      parameters.set('error', error);
      return {};
    };

  /** Another school's connection, at the same provider or at the other. */
  const otherReturn = async (at = peer()) => {
    const school = await buildMinimalSchool('teacher', at);
    const { browser, query } = await goAndReturn(school, addPerson(school, {}, at), at);
    return { school, browser, parameters: new URLSearchParams(query) };
  };

  const asAdmin = async (
    { admin, connection }: TestSchool,
    what: 'switch off' | 'remove' | 'wrong secret',
  ): Promise<void> => {
    const params = { id: connection.id };
    if (what === 'remove') await server.callAs(admin, sso.removeConnection, { params });
    if (what === 'switch off')
      await server.callAs(admin, sso.setConnectionEnabled, { params, body: { enabled: false } });
    const { domains, unknown_people } = connection;
    const body = { client_id: connection.client_id ?? '', client_secret: 'wrong', domains, unknown_people };
    if (what === 'wrong secret') await server.callAs(admin, sso.changeConnection, { params, body });
  };

  const begin = 'Please begin again';
  const used = 'has been used already or took too long';

  const cases: [name: string, change: Change, words: string][] = [
    ['no state', drop('state'), 'is incomplete'],
    ['an empty state', put('state', () => ''), 'is incomplete'],
    ['a state nobody gave out', put('state', () => 'x'.repeat(43)), used],
    ['a state that was cut', put('state', ({ parameters }) => parameters.get('state')?.slice(1) ?? ''), used],
    [
      'a state that was used',
      async ({ school, browser, parameters }) => {
        await browser.finish(school.connection.school_code, `?${parameters}`);
        return {};
      },
      used,
    ],
    [
      'a state that is too old',
      () => {
        server.deps.clock.advance({ minutes: 16 });
        return {};
      },
      used,
    ],
    ['two states', twice('state'), 'contradicts itself'],
    ['two codes', twice('code'), 'contradicts itself'],
    ['two issuers', twice('iss'), 'contradicts itself'],
    ['no cookie', () => ({ browser: newBrowser() }), 'begun in another browser'],
    [
      'the cookie of another browser',
      async ({ school }) => {
        const browser = newBrowser();
        await browser.start(school.connection.school_code);
        return { browser };
      },
      'begun in another browser',
    ],
    [
      'the address of another school',
      async () => ({ school: (await otherReturn()).school }),
      'does not come from the sign-in of',
    ],
    [
      'the address of a school with another provider',
      async () => ({ school: (await otherReturn(peer(1))).school }),
      'does not come from the sign-in of',
    ],
    [
      'an address that is no school’s',
      ({ school }) => ({
        school: { ...school, connection: { ...school.connection, school_code: 'nowhere' } },
      }),
      'does not come from',
    ],
    ['another issuer', put('iss', () => peer(1).issuer), 'does not come from the sign-in of'],
    ['the issuer with a slash more', put('iss', () => `${peer().issuer}/`), 'does not come from'],
    ['no issuer', drop('iss'), 'did not say who it is'],
    ['no code', drop('code'), 'without its one-time code'],
    ['an empty code', put('code', () => ''), 'without its one-time code'],
    ['an invented code', put('code', () => 'x'.repeat(43)), 'was used already or is too old'],
    [
      'a code that was used',
      async ({ school, person, browser, parameters }) => {
        await browser.finish(school.connection.school_code, `?${parameters}`);
        const again = await goAndReturn(school, person);
        const fresh = new URLSearchParams(again.query);
        fresh.set('code', parameters.get('code') ?? '');
        return { browser: again.browser, parameters: fresh };
      },
      'was used already or is too old',
    ],
    [
      'the code of another school',
      async ({ parameters }) => {
        parameters.set('code', (await otherReturn()).parameters.get('code') ?? '');
        return {};
      },
      'was used already or is too old',
    ],
    [
      'the code of another person’s browser',
      async ({ school, parameters }) => {
        const victim = await goAndReturn(school, addPerson(school));
        parameters.set('code', new URLSearchParams(victim.query).get('code') ?? '');
        return {};
      },
      'was used already or is too old',
    ],
    ['a refusal', answerError('access_denied'), 'You did not finish signing in'],
    ['an error', answerError('server_error'), 'could not sign you in'],
    ['a token in the address', put('id_token', () => 'a.b.c'), 'cannot read'],
    ['an answer wrapped in a token', put('response', () => 'a.b.c'), 'left something out'],
    [
      'a connection that was switched off meanwhile',
      async ({ school }) => {
        await asAdmin(school, 'switch off');
        return {};
      },
      'is switched off',
    ],
    [
      'a connection that was removed meanwhile',
      async ({ school }) => {
        await asAdmin(school, 'remove');
        return {};
      },
      begin,
    ],
    [
      'a secret that is not right',
      async ({ school }) => {
        await asAdmin(school, 'wrong secret');
        return {};
      },
      'does not know Inkling any more',
    ],
  ];

  it.each(cases)('with %s is refused', async (_, change, words) => {
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    const { browser, query } = await goAndReturn(school, person);
    const given = { school, person, browser, parameters: new URLSearchParams(query) };
    const changed = { ...given, ...(await change(given)) };
    const finished = await changed.browser.finish(
      changed.school.connection.school_code,
      `?${changed.parameters}`,
    );
    expect(finished.status).toBe(422);
    expect(finished.error.error_message).toContain(words);
  });

  const people: [name: string, describe: (school: TestSchool) => Partial<OpenIdPerson>, words: string][] = [
    ['no address', () => ({ email: undefined }), 'did not send your email address'],
    ['an address that nobody checked', () => ({ email_verified: false }), 'has not confirmed your email'],
    ['an address of which nothing is said', () => ({ email_verified: undefined }), 'has not confirmed'],
    ['an address elsewhere', () => ({ email: 'x@elsewhere.example' }), 'is not one of'],
    ['an address below the domain', ({ domain }) => ({ email: `x@sub.${domain}` }), 'is not one of'],
    ['an address that ends like the domain', ({ domain }) => ({ email: `x@evil${domain}` }), 'is not one of'],
    [
      'the domain before the at-sign',
      ({ domain }) => ({ email: `x@${domain}@evil.example` }),
      'is not one of',
    ],
  ];
  it.each(people)('as somebody with %s is refused', async (_, describePerson, words) => {
    const school = await buildMinimalSchool('teacher');
    const { error } = await signIn(school, addPerson(school, describePerson(school)));
    expect(error.error_message).toContain(words);
  });

  it('as somebody of another school’s domain is refused', async () => {
    const [school, other] = [await buildMinimalSchool('teacher'), await buildMinimalSchool('teacher')];
    const { error } = await signIn(school, addPerson(other));
    expect(error.error_message).toContain(`is not one of ${school.name}`);
  });

  it('as somebody the school does not take on by itself is refused', async () => {
    const school = await buildMinimalSchool('refuse');
    expect((await signIn(school, addPerson(school))).error.error_message).toContain('has not invited you');
  });

  it('as somebody who belongs to another school at the same provider is refused', async () => {
    const [school, other] = [await buildMinimalSchool('student'), await buildMinimalSchool('student')];
    const person = addPerson(school);
    expect((await signIn(school, person)).status).toBe(200);
    expect((await signIn(other, person)).error.error_message).toContain('belongs to another school');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])('leads to no other place: %j', async (path) => {
    const school = await buildMinimalSchool();
    const { status, error } = await newBrowser().start(school.connection.school_code, path);
    expect(status).toBe(422);
    expect(error.fields).toEqual({ return_to: 'This must be a page of ours' });
  });

  it('does not begin where the provider would send people elsewhere', async () => {
    const school = await buildMinimalSchool();
    const { body } = await newBrowser().start(school.connection.school_code);
    const url = new URL(body.url);
    url.searchParams.set('redirect_uri', 'https://evil.example/');
    const response = await fetch(url, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });
});
