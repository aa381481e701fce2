import type { JWTPayload } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { ltiIdentities } from '../../db/schema/index.ts';
import type { LtiSchool } from '../../testing/build-school-with-lti.ts';
import { signToken, tokenSignedWithText, unpublishedKey, unsignedToken } from '../../testing/forge-token.ts';
import type { SigningKey } from '../../testing/start-openid-provider.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const hour = 3600;

interface Forgery {
  claims: JWTPayload;
  key: SigningKey;
  school: LtiSchool;
  other: LtiSchool;
}
type Forge = (forgery: Forgery) => Promise<string> | string;
type Case = [name: string, forge: Forge, words: string];

/** A true answer but for these claims, signed in earnest. */
const but =
  (change: (forgery: Forgery) => Record<string, unknown>): Forge =>
  (forgery) =>
    signToken({ ...forgery.claims, ...change(forgery) }, forgery.key);
const without =
  (name: string): Forge =>
  ({ claims, key }) => {
    const { [name]: _, ...rest } = claims;
    return signToken(rest, key);
  };
const shifted = (name: string, seconds: number) =>
  but(({ claims }) => ({ [name]: (claims.iat ?? 0) + seconds }));
const asDeepLink = (settings: Record<string, unknown>, role = 'Instructor'): Forge =>
  but(() => ({
    [claim('message_type')]: 'LtiDeepLinkingRequest',
    [claim('roles')]: [`${membership}#${role}`],
    [deepLinking]: settings,
  }));

const parties: Case[] = [
  ['another issuer', but(({ other }) => ({ iss: other.at.url })), 'in somebody else’s name'],
  ['the issuer with a slash more', but(({ school }) => ({ iss: `${school.at.url}/` })), 'in somebody else’s'],
  ['no issuer', without('iss'), 'left its own name out'],
  ['an issuer that is a list', but(({ school }) => ({ iss: [school.at.url] })), 'left its own name out'],
  ['another audience', but(({ other }) => ({ aud: other.client_id })), 'answered another app'],
  ['a list of other audiences', but(() => ({ aud: ['one', 'two'] })), 'answered another app'],
  ['an empty list of audiences', but(() => ({ aud: [] })), 'for whom its answer is'],
  ['no audience', without('aud'), 'for whom its answer is'],
  [
    'a second audience and nobody who asked',
    but(({ school }) => ({ aud: [school.client_id, 'x'] })),
    'did not say which one asked',
  ],
  [
    'a second audience that asked',
    but(({ school }) => ({ aud: [school.client_id, 'x'], azp: 'x' })),
    'on behalf of another app',
  ],
  ['another app that asked', but(() => ({ azp: 'x' })), 'on behalf of another app'],
];

const times: Case[] = [
  ['another nonce', but(() => ({ nonce: 'of-another-launch' })), 'a question that is not this one'],
  ['no nonce', without('nonce'), 'which question it answers'],
  ['a nonce that is a number', but(() => ({ nonce: 7 })), 'which question it answers'],
  ['an end in the past', shifted('exp', -hour), 'has expired'],
  ['no end', without('exp'), 'good for ever'],
  ['an end in words', but(() => ({ exp: 'never' })), 'good for ever'],
  ['no time of issue', without('iat'), 'when it answered'],
  ['an issue in the future', shifted('iat', hour), 'from the future'],
  ['a beginning in the future', shifted('nbf', hour), 'from the future'],
  ['an issue yesterday', shifted('iat', -24 * hour), 'from long ago'],
];

const content: Case[] = [
  ['no version', without(claim('version')), 'another version than LTI 1.3'],
  ['version 1.1', but(() => ({ [claim('version')]: 'LTI-1p1' })), 'another version than LTI 1.3'],
  ['no message', without(claim('message_type')), 'did not say what it wants'],
  [
    'another message',
    but(() => ({ [claim('message_type')]: 'LtiSubmissionReviewRequest' })),
    'something that Inkling does not do',
  ],
  [
    'a message named like a part of every object',
    but(() => ({ [claim('message_type')]: 'constructor' })),
    'something that Inkling does not do',
  ],
  ['no deployment', without(claim('deployment_id')), 'for which school or department'],
  [
    'another school’s deployment',
    but(({ other }) => ({ [claim('deployment_id')]: other.deployment_id })),
    'not set up for this part of Moodle',
  ],
  [
    'a list of deployments',
    but(({ school }) => ({ [claim('deployment_id')]: [school.deployment_id] })),
    'for which school or department',
  ],
  ['nobody', without('sub'), 'did not say who you are'],
  ['an empty subject', but(() => ({ sub: '' })), 'did not say who you are'],
  ['a subject that is a number', but(() => ({ sub: 7 })), 'did not say who you are'],
  ['a subject of 256 characters', but(() => ({ sub: 'x'.repeat(256) })), 'a number that we cannot read'],
  ['a subject with a line break', but(() => ({ sub: 'a\nb' })), 'a number that we cannot read'],
  ['a subject of other letters', but(() => ({ sub: 'реrson-1' })), 'a number that we cannot read'],
  ['no target', without(claim('target_link_uri')), 'what you clicked'],
  [
    'a target elsewhere',
    but(() => ({ [claim('target_link_uri')]: 'https://evil.example/lti' })),
    'a page of another site',
  ],
  [
    'a target that is a script',
    but(() => ({ [claim('target_link_uri')]: 'javascript:alert(1)' })),
    'what you clicked',
  ],
  ['no course', without(claim('context')), 'from which course you come'],
  ['a course without a number', but(() => ({ [claim('context')]: { title: 'x' } })), 'from which course'],
  ['no place', without(claim('resource_link')), 'which place in the course'],
  ['a place without a number', but(() => ({ [claim('resource_link')]: { id: '' } })), 'which place in the'],
  [
    'an address for grades that is a file',
    but(() => ({
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': { lineitem: 'file:///etc/passwd', scope: [] },
    })),
    'an address for grades or names',
  ],
  [
    'an address for names that is none',
    but(() => ({
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': { context_memberships_url: 'x' },
    })),
    'an address for grades or names',
  ],
];

const roles: Case[] = [
  ['no roles', without(claim('roles')), 'what you are in the course'],
  ['roles that are a text', but(() => ({ [claim('roles')]: 'Instructor' })), 'what you are in the course'],
  ['an empty list of roles', but(() => ({ [claim('roles')]: [] })), 'neither'],
  ['a mentor', but(() => ({ [claim('roles')]: [`${membership}#Mentor`] })), 'neither'],
  [
    'a teacher of the school who is none of the course',
    but(() => ({
      [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'],
    })),
    'neither',
  ],
  [
    'a teacher’s assistant alone',
    but(() => ({ [claim('roles')]: [`${membership}/Instructor#TeachingAssistant`] })),
    'neither',
  ],
  [
    'an admin of the platform',
    but(() => ({
      [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator'],
    })),
    'neither',
  ],
  [
    'the test student',
    but(() => ({
      [claim('roles')]: [
        `${membership}#Learner`,
        'http://purl.imsglobal.org/vocab/lti/system/person#TestUser',
      ],
    })),
    'The test student',
  ],
];

const back = { deep_link_return_url: 'https://moodle.example/back', accept_types: ['ltiResourceLink'] };
const choosing: Case[] = [
  ['a student who chooses', asDeepLink(back, 'Learner'), 'Only teachers choose'],
  [
    'no place to bring a choice to',
    asDeepLink({ accept_types: ['ltiResourceLink'] }),
    'where to bring what you choose',
  ],
  [
    'a script to bring a choice to',
    asDeepLink({ ...back, deep_link_return_url: 'javascript:alert(1)' }),
    'where to bring what you choose',
  ],
  ['a wish for files', asDeepLink({ ...back, accept_types: ['file'] }), 'something else than a link'],
];

const anybody = 'in a way that anybody could';
const notItsOwn = 'with a key that is not its own';
const signatures: Case[] = [
  ['no signature', ({ claims }) => unsignedToken(claims), anybody],
  ['no signature, in capitals', ({ claims }) => unsignedToken(claims, 'NONE'), anybody],
  [
    'the client’s name for a secret',
    ({ claims, school, key }) => tokenSignedWithText(claims, school.client_id, key.kid),
    anybody,
  ],
  [
    'the public key for a secret',
    ({ claims, school, key }) => tokenSignedWithText(claims, JSON.stringify(school.at.jwk), key.kid),
    anybody,
  ],
  ['the key of another platform', ({ claims, other }) => signToken(claims, other.at.key), notItsOwn],
  [
    'the key of another platform under the right name',
    ({ claims, other, key }) => signToken(claims, { ...other.at.key, kid: key.kid }),
    'with a wrong signature',
  ],
  [
    'a key that nobody published',
    async ({ claims }) => signToken(claims, (await unpublishedKey('mine')).key),
    notItsOwn,
  ],
  [
    'a key that it brings along',
    async ({ claims, key }) => {
      const forged = await unpublishedKey(key.kid);
      return signToken(claims, forged.key, { jwk: forged.jwk, jku: 'https://evil.example/keys' });
    },
    'with a wrong signature',
  ],
  [
    'claims that were changed afterwards',
    async ({ claims, key }) => {
      const [header, , signature] = (await signToken(claims, key)).split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
      return `${header}.${changed}.${signature}`;
    },
    'with a wrong signature',
  ],
  ['words in place of a token', () => 'let me in', 'an answer that we cannot read'],
  [
    'a claim of an extension that must be understood',
    ({ claims, key }) => signToken(claims, key, { crit: ['x'], x: true }).catch(() => 'x.y.z'),
    'an answer that we cannot read',
  ],
];

describe('a launch', () => {
  const { server, peer, buildSchool, buildPerson: person, goAndReturn, launch } = startSchoolLti();
  let school: LtiSchool;
  let other: LtiSchool;
  beforeEach(async () => {
    if (school) return;
    school = await buildSchool('everybody');
    other = await buildSchool('everybody', peer(1));
  });

  const all = [...parties, ...times, ...content, ...roles, ...choosing, ...signatures];
  it.each(all)('with %s is refused', async (_, forge, words) => {
    const { browser, claims, state } = await goAndReturn(school, person());
    const id_token = await forge({ claims, key: school.at.key, school, other });
    const before = await server.deps.db.select().from(ltiIdentities);
    const finished = await browser.finish(school.code, { id_token, state });
    expect(finished.error.error_message).toContain(words);
    expect(finished.status).toBe(422);
    expect(await server.deps.db.select().from(ltiIdentities)).toEqual(before);
    // The attempt is used up: what is right now comes too late.
    const again = await browser.finish(school.code, { id_token: await school.at.sign(claims), state });
    expect(again.error.error_message).toContain('used already or took too long');
  });

  it('counts more than 60 forgeries', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
  });

  it('with an audience in a list comes in', async () => {
    const aud = { aud: [school.client_id] };
    expect((await launch(school, person(), { claims: aud })).status).toBe(200);
    const both = { aud: [school.client_id, 'another-app'], azp: school.client_id };
    expect((await launch(school, person(), { claims: both })).status).toBe(200);
  });

  it('is taken once', async () => {
    const { browser, claims, state } = await goAndReturn(school, person());
    const id_token = await school.at.sign(claims);
    expect((await browser.finish(school.code, { id_token, state })).status).toBe(200);
    const again = await browser.finish(school.code, { id_token, state });
    expect(again.error.error_message).toContain('used already');
    // The same answer with a fresh attempt answers another question.
    const fresh = await goAndReturn(school, person(), {}, { browser });
    const replayed = await browser.finish(school.code, { id_token, state: fresh.state });
    expect(replayed.error.error_message).toContain('a question that is not this one');
  });

  it('needs the keys of the platform, and takes a new one', async () => {
    const at = peer(1);
    const late = await buildSchool('everybody', at);
    expect((await launch(late, person())).status).toBe(200);
    await at.changeKey();
    expect((await launch(late, person())).status).toBe(200);
  });
});
