import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { ssoIdentities } from '../../db/schema/index.ts';
import { signToken, tokenSignedWithText, unpublishedKey, unsignedToken } from '../../testing/forge-token.ts';
import type { SigningKey, TestOpenIdProvider } from '../../testing/start-openid-provider.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';

interface Forgery {
  claims: JWTPayload;
  key: SigningKey;
  client: { client_id: string; client_secret: string };
  peer: TestOpenIdProvider;
  other: TestOpenIdProvider;
}

type Case = [name: string, forge: (forgery: Forgery) => Promise<string> | string, words: string];

const hour = 3600;
const soon = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/** A real token but for these claims, signed in earnest. */
const but =
  (change: (forgery: Forgery) => Record<string, unknown>): Case[1] =>
  (forgery) =>
    signToken({ ...forgery.claims, ...change(forgery) }, forgery.key);

const without =
  (name: string): Case[1] =>
  ({ claims, key }) => {
    const { [name]: _, ...rest } = claims;
    return signToken(rest, key);
  };

const leftOut = 'left something out of its answer';
const anotherApp = 'vouched for you to another app';
const anybody = 'signed its answer in a way that anybody could';
const notItsOwn = 'with a key that is not its own';
const unreadable = 'sent an answer that we cannot read';

const claims: Case[] = [
  ['another issuer', but(({ other }) => ({ iss: other.issuer })), 'in somebody else’s name'],
  [
    'the issuer with a slash more',
    but(({ peer }) => ({ iss: `${peer.issuer}/` })),
    'in somebody else’s name',
  ],
  ['no issuer', without('iss'), leftOut],
  ['an issuer that is a list', but(({ peer }) => ({ iss: [peer.issuer] })), leftOut],
  ['another audience', but(() => ({ aud: 'another-app' })), anotherApp],
  ['a list of other audiences', but(() => ({ aud: ['one-app', 'another-app'] })), anotherApp],
  [
    'an audience more, and nobody authorised',
    but(({ client }) => ({ aud: [client.client_id, 'x'] })),
    anotherApp,
  ],
  [
    'an audience more, and another app authorised',
    but(({ client }) => ({ aud: [client.client_id, 'x'], azp: 'x' })),
    'on behalf of another app',
  ],
  ['another app authorised', but(() => ({ azp: 'another-app' })), 'on behalf of another app'],
  ['no audience', without('aud'), leftOut],
  ['another nonce', but(() => ({ nonce: 'of-another-sign-in' })), 'a sign-in that is not this one'],
  ['no nonce', without('nonce'), leftOut],
  ['an end in the past', but(() => ({ exp: soon(-hour) })), 'has expired'],
  ['no end', without('exp'), leftOut],
  ['an end in words', but(() => ({ exp: 'never' })), leftOut],
  ['a beginning in the future', but(() => ({ nbf: soon(hour) })), 'from the future'],
  ['an issue in the future', but(() => ({ iat: soon(hour), exp: soon(2 * hour) })), 'from the future'],
  ['no time of issue', without('iat'), leftOut],
  ['no subject', without('sub'), leftOut],
  ['a subject that is a number', but(() => ({ sub: 7 })), leftOut],
  ['another person than it names elsewhere', but(() => ({ sub: 'somebody-else' })), 'two different people'],
];

const signatures: Case[] = [
  ['no signature', ({ claims }) => unsignedToken(claims), anybody],
  ['no signature, spelt otherwise', ({ claims }) => unsignedToken(claims, 'NONE'), anybody],
  [
    'no signature under a good name',
    ({ claims }) => unsignedToken(claims, 'RS256'),
    'with a wrong signature',
  ],
  [
    'the client ID as the key',
    ({ claims, client, key }) => tokenSignedWithText(claims, client.client_id, key.kid),
    anybody,
  ],
  [
    'the client secret as the key',
    ({ claims, client, key }) => tokenSignedWithText(claims, client.client_secret, key.kid),
    anybody,
  ],
  [
    'the published key as a shared one',
    async ({ claims, key, peer }) =>
      tokenSignedWithText(claims, await (await fetch(`${peer.issuer}/jwks`)).text(), key.kid),
    anybody,
  ],
  [
    'a stranger’s key under the right name',
    async ({ claims, key }) => signToken(claims, (await unpublishedKey(key.kid)).key),
    'with a wrong signature',
  ],
  [
    'a stranger’s key under its own name',
    async ({ claims }) => signToken(claims, (await unpublishedKey('mine')).key),
    notItsOwn,
  ],
  [
    'a stranger’s key that it brings along',
    async ({ claims }) => {
      const { key, jwk } = await unpublishedKey('mine');
      return signToken(claims, key, { jwk });
    },
    notItsOwn,
  ],
  [
    'a key from a place that it names itself',
    ({ claims, other }) => signToken(claims, other.key(), { kid: 'there', jku: `${other.issuer}/jwks` }),
    notItsOwn,
  ],
  [
    'another school’s key',
    ({ claims, other }) => signToken(claims, { ...other.key(), kid: 'theirs' }),
    notItsOwn,
  ],
  [
    'a signature of something else',
    async ({ claims, key }) => {
      const [head, , signature] = (await signToken({ ...claims, sub: 'me' }, key)).split('.');
      return `${head}.${(await signToken(claims, key)).split('.')[1]}.${signature}`;
    },
    'with a wrong signature',
  ],
  [
    'half a signature',
    async ({ claims, key }) => (await signToken(claims, key)).slice(0, -40),
    'with a wrong signature',
  ],
  [
    'a condition that we do not know',
    ({ claims, key }) => signToken(claims, key, { crit: ['b64'], b64: true }),
    'in a way that anybody could',
  ],
  ['no token but words', () => 'trust me', leftOut],
  ['two parts of a token', async ({ claims }) => unsignedToken(claims).slice(0, -1), leftOut],
  ['an encrypted token', () => 'a.b.c.d.e', unreadable],
  ['a header that is no JSON', () => 'bm90anNvbg.e30.c2ln', unreadable],
];

describe('a forged answer', () => {
  const { server, peer, buildMinimalSchool, addPerson, goAndReturn } = startSchoolSso();

  it.each([...claims, ...signatures])('with %s is refused', async (_, forge, words) => {
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    const client = {
      client_id: school.connection.client_id ?? '',
      client_secret: school.client_secret,
    };
    const { browser, query } = await goAndReturn(school, person);
    peer().forge((real, key) => forge({ claims: real, key, client, peer: peer(), other: peer(1) }));
    const finished = await browser.finish(school.connection.school_code, query);
    peer().forge();
    expect(finished.status).toBe(422);
    expect(finished.error.error_message).toContain(words);
    expect(await server.deps.db.select().from(ssoIdentities)).toEqual([]);
  });

  it('differs from a true one, which is let in', async () => {
    const school = await buildMinimalSchool('teacher');
    const { browser, query } = await goAndReturn(school, addPerson(school));
    peer().forge((real, key) => signToken(real, key));
    const finished = await browser.finish(school.connection.school_code, query);
    peer().forge();
    expect(finished.status).toBe(200);
  });
});
