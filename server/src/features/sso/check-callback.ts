import { jwtVerify } from 'jose';
import * as openid from 'openid-client';
import type { SsoConnectionRow } from '../../db/schema/index.ts';
import { explainRefusal } from './explain-provider-error.ts';
import type { Provider } from './provider.ts';
import type { Person } from './sso.policy.ts';
import { SsoRefusedError } from './sso-refused-error.ts';

/** Signatures that only the holder of a private key can make. */
export const signatureAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
export const toleranceSeconds = 60;

interface Answer {
  connection: Pick<SsoConnectionRow, 'provider'>;
  provider: Provider;
  school: string;
  /** Where the browser was sent back to, with what the sign-in put behind it. */
  url: URL;
  attempt: {
    nonce: string;
    code_verifier: string;
    state: string;
    /** Where others use the computer: since when the password over there must have been asked for. */
    signedInSince: Date | null;
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Twice the same name is how one check and another come to read different values. */
export const hasRepeatedParameters = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].length !== new Set(parameters.keys()).size;

/** Who answers, before its code goes anywhere: a code must not be carried to somebody else (RFC 9207). */
const checkSender = ({ url, provider, school }: Answer): void => {
  const { issuer, authorization_response_iss_parameter_supported } = provider.configuration.serverMetadata();
  const named = url.searchParams.get('iss');
  if (named !== null && named !== issuer) throw new SsoRefusedError('mixed_up', school);
  if (named === null && authorization_response_iss_parameter_supported)
    throw new SsoRefusedError('issuer_missing', school);
  if (!url.searchParams.has('error') && !text(url.searchParams.get('code')))
    throw new SsoRefusedError('no_code', school);
};

/** The library trusts the connection the token came by; we check its signature as well. */
const checkSignature = async (token: string, { provider, school }: Answer): Promise<void> => {
  const { client_id } = provider.configuration.clientMetadata();
  const { payload } = await jwtVerify(token, provider.findKey, {
    algorithms: signatureAlgorithms,
    clockTolerance: toleranceSeconds,
  });
  if (payload.azp !== undefined && payload.azp !== client_id)
    throw new SsoRefusedError('other_party', school);
  if ((payload.iat ?? 0) > Date.now() / 1000 + toleranceSeconds) throw new SsoRefusedError('not_yet', school);
};

type Claims = Record<string, unknown>;

/** A provider that lets the last one in again, although it was told to ask, lets in the child before. */
const checkFreshness = (claims: Claims, { attempt, connection, school }: Answer): void => {
  const { signedInSince } = attempt;
  const { auth_time } = claims;
  if (signedInSince === null) return;
  if (typeof auth_time === 'number') {
    const earliest = signedInSince.getTime() / 1000 - toleranceSeconds;
    if (auth_time < earliest) throw new SsoRefusedError('not_asked_again', school);
  } else if (connection.provider === 'other') throw new SsoRefusedError('auth_time_missing', school);
};

/** Microsoft has a word of its own for an address whose domain it has checked. */
const isVerified = (claims: Claims, { provider }: Answer['connection']): boolean =>
  claims.email_verified === true ||
  (provider === 'microsoft' && [true, 1, '1', 'true'].some((yes) => claims.xms_edov === yes));

const nameOf = (claims: Claims): string | null =>
  text(claims.name) ?? text([text(claims.given_name), text(claims.family_name)].filter(Boolean).join(' '));

const describe = (claims: Claims & { sub: string }, answer: Answer): Person => ({
  subject: claims.sub,
  sid: text(claims.sid),
  name: nameOf(claims),
  email: text(claims.email)?.trim().toLowerCase() ?? null,
  email_verified: isVerified(claims, answer.connection),
  ...(answer.connection.provider === 'google' && { hosted_domain: text(claims.hd)?.toLowerCase() ?? null }),
});

const exchange = async (answer: Answer): Promise<Person> => {
  const { provider, url, attempt, school } = answer;
  const tokens = await openid.authorizationCodeGrant(provider.configuration, url, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.code_verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new SsoRefusedError('claims_missing', school);
  await checkSignature(tokens.id_token, answer);
  checkFreshness(claims, answer);
  if (text(claims.email) || !provider.configuration.serverMetadata().userinfo_endpoint)
    return describe(claims, answer);
  // Many put no more than the subject into the token, and the rest is to be asked for.
  const more = await openid.fetchUserInfo(provider.configuration, tokens.access_token, claims.sub);
  return describe({ ...more, ...claims }, answer);
};

/** Who somebody is, from what their school's sign-in answered; every doubt refuses. */
export const checkCallback = async (answer: Answer): Promise<Person> => {
  checkSender(answer);
  try {
    return await exchange(answer);
  } catch (error) {
    throw error instanceof SsoRefusedError
      ? error
      : new SsoRefusedError(explainRefusal(error), answer.school);
  }
};
