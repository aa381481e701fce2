import { compactVerify, errors, type JWTVerifyGetKey } from 'jose';
import type { z } from 'zod';
import type { LtiLaunch } from '../../db/schema/index.ts';
import {
  audience,
  claimNames,
  context,
  custom,
  deepLinkSettings,
  gradesService,
  isAdministrator,
  namesService,
  resourceLink,
  roleList,
  roleOf,
  scopes,
  seconds,
  shortText,
  someText,
  subject,
  webUrl,
} from './launch-claims.ts';
import type { Refusal } from './lti.messages.ts';
import { LtiRefusedError } from './lti-refused-error.ts';

/** Signatures that only the holder of a private key can make. */
const signatureAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];
const toleranceSeconds = 60;
const ageMaxSeconds = 60 * 60;

interface Expected {
  platform: { name: string; issuer: string; client_id: string; deployment_ids: string[] };
  findKey: JWTVerifyGetKey;
  nonce: string;
  now: Date;
  /** Where pages of ours are. */
  origin: string;
}

type Claims = Record<string, unknown>;
type Refuse = (reason: Refusal) => never;

const whySignatureRefused = (error: unknown): Refusal => {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'unknown_key';
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported)
    return 'algorithm';
  return error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof TypeError
    ? 'unreadable'
    : 'unreachable';
};

const readSigned = async (token: string, { findKey }: Expected, refuse: Refuse): Promise<Claims> => {
  try {
    const { payload } = await compactVerify(token, findKey, { algorithms: signatureAlgorithms });
    const claims: unknown = JSON.parse(new TextDecoder().decode(payload));
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return { ...claims };
  } catch (error) {
    return refuse(whySignatureRefused(error));
  }
  return refuse('unreadable');
};

const reading = (claims: Claims, refuse: Refuse) => ({
  /** A claim that must be there. */
  need: <S extends z.ZodType>(name: string, schema: S, reason: Refusal): z.output<S> => {
    const { data, success } = schema.safeParse(claims[name]);
    return success ? data : refuse(reason);
  },
  /** One that may be left out, but not be wrong. */
  may: <S extends z.ZodType>(name: string, schema: S, reason: Refusal): z.output<S> | undefined => {
    if (claims[name] === undefined) return undefined;
    const { data, success } = schema.safeParse(claims[name]);
    return success ? data : refuse(reason);
  },
});
type Reading = ReturnType<typeof reading>;

/** Who answers whom. */
const checkParties = (claims: Claims, { platform }: Expected, { need }: Reading, refuse: Refuse): void => {
  if (need('iss', someText, 'no_issuer') !== platform.issuer) refuse('other_issuer');
  const named = need('aud', audience, 'no_audience');
  const audiences = typeof named === 'string' ? [named] : named;
  if (!audiences.includes(platform.client_id)) refuse('other_audience');
  if (audiences.length > 1 && claims.azp === undefined) refuse('no_party');
  if (claims.azp !== undefined && claims.azp !== platform.client_id) refuse('other_party');
};

/** Which question it answers, and when. */
const checkTimes = ({ nonce, now }: Expected, { need, may }: Reading, refuse: Refuse): void => {
  if (need('nonce', shortText, 'no_nonce') !== nonce) refuse('other_nonce');
  const at = now.getTime() / 1000;
  if (need('exp', seconds, 'no_end') <= at - toleranceSeconds) refuse('expired');
  const issued = need('iat', seconds, 'no_issue_time');
  if (issued > at + toleranceSeconds) refuse('not_yet');
  if (issued < at - ageMaxSeconds) refuse('too_old');
  const from = may('nbf', seconds, 'not_yet');
  if (from !== undefined && from > at + toleranceSeconds) refuse('not_yet');
};

const messages = { LtiResourceLinkRequest: 'link', LtiDeepLinkingRequest: 'deep_link' } as const;
const isMessage = (name: string): name is keyof typeof messages => Object.hasOwn(messages, name);

const readRole = ({ need }: Reading, refuse: Refuse): Pick<LtiLaunch, 'role' | 'is_administrator'> => {
  const roles = need(claimNames.roles, roleList, 'no_roles');
  const role = roleOf(roles);
  if (role === 'test') return refuse('test_user');
  return role === 'other' ? refuse('other_role') : { role, is_administrator: isAdministrator(roles) };
};

const readDeepLink = ({ need }: Reading, refuse: Refuse): LtiLaunch['deep_link'] => {
  const settings = need(claimNames.deepLink, deepLinkSettings, 'no_deep_link');
  if (!settings.accept_types.includes('ltiResourceLink')) refuse('other_deep_link');
  return {
    return_url: settings.deep_link_return_url,
    data: settings.data ?? null,
    accepts_line_item: settings.accept_lineitem !== false,
  };
};

const nameOf = ({ name, given_name, family_name }: Claims): string | null => {
  const parts = typeof name === 'string' ? [name] : [given_name, family_name];
  return (
    parts
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim()
      .slice(0, 120) || null
  );
};

/** Where grades and names are; an address that cannot be read is a reason to stop. */
const readServices = ({ may }: Reading): Pick<LtiLaunch, 'lineitem_url' | 'names_url'> => {
  const grades = may(claimNames.grades, gradesService, 'bad_services');
  const names = may(claimNames.names, namesService, 'bad_services');
  return {
    lineitem_url: (grades?.scope.includes(scopes.score) && grades.lineitem) || null,
    names_url: names?.context_memberships_url ?? null,
  };
};

const readDeployment = ({ platform }: Expected, { need }: Reading, refuse: Refuse): string => {
  if (need(claimNames.version, shortText, 'other_version') !== '1.3.0') refuse('other_version');
  const deployment_id = need(claimNames.deployment, shortText, 'no_deployment');
  if (!platform.deployment_ids.includes(deployment_id)) refuse('other_deployment');
  return deployment_id;
};

const readMessage = (claims: Claims, expected: Expected, refuse: Refuse): LtiLaunch => {
  const read = reading(claims, refuse);
  const { need } = read;
  checkParties(claims, expected, read, refuse);
  checkTimes(expected, read, refuse);
  const deployment_id = readDeployment(expected, read, refuse);
  const message = need(claimNames.message, shortText, 'no_message');
  if (!isMessage(message)) return refuse('other_message');
  const kind = messages[message];
  if (new URL(need(claimNames.target, webUrl, 'no_target')).origin !== expected.origin)
    refuse('other_target');
  const own = custom.safeParse(claims[claimNames.custom]);
  const course = need(claimNames.context, context, 'no_context');
  const sub = need('sub', someText, 'no_subject');
  const roles = readRole(read, refuse);
  if (kind === 'deep_link' && roles.role === 'student') refuse('student_chooses');
  return {
    kind,
    subject: subject.safeParse(sub).success ? sub : refuse('bad_subject'),
    name: nameOf(claims),
    ...roles,
    deployment_id,
    context: { id: course.id, title: (course.title || course.label || 'Course').slice(0, 120) },
    resource_link: kind === 'link' ? need(claimNames.resourceLink, resourceLink, 'no_resource_link') : null,
    activity_id: own.success ? own.data.inkling_activity : null,
    ...readServices(read),
    deep_link: kind === 'deep_link' ? readDeepLink(read, refuse) : null,
  };
};

/** What a platform says of somebody; every doubt refuses, in words of its own. */
export const checkLaunch = async (token: string, expected: Expected): Promise<LtiLaunch> => {
  const refuse: Refuse = (reason) => {
    throw new LtiRefusedError(reason, expected.platform.name);
  };
  return readMessage(await readSigned(token, expected, refuse), expected, refuse);
};
