import { errors } from 'jose';
import * as openid from 'openid-client';
import { ForbiddenAddressError } from '../../services/outgoing/guarded-fetch.ts';
import type { Refusal } from './sso.messages.ts';

/** The error and what caused it, outermost first. */
const chainOf = (error: unknown): object[] => {
  if (typeof error !== 'object' || error === null) return [];
  return [error, ...('cause' in error ? chainOf(error.cause) : [])];
};

const detail = (error: unknown, name: string): unknown => {
  const holder: Record<string, unknown> = { ...chainOf(error).find((one) => name in one) };
  return holder[name];
};

const byClaim: Record<string, Refusal> = {
  iss: 'other_issuer',
  aud: 'other_audience',
  azp: 'other_party',
  nonce: 'other_nonce',
  exp: 'expired',
  nbf: 'not_yet',
  iat: 'not_yet',
};

const byCode: Record<string, Refusal> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'other_person',
  OAUTH_INVALID_RESPONSE: 'claims_missing',
  OAUTH_PARSE_ERROR: 'answer_unreadable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'answer_unreadable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'answer_unreadable',
  OAUTH_UNSUPPORTED_OPERATION: 'answer_unreadable',
};

const whyTokenRefused = (error: string): Refusal => {
  if (error === 'invalid_grant') return 'code_used';
  return error === 'invalid_client' || error === 'unauthorized_client' ? 'wrong_secret' : 'answered_error';
};

const whySignatureRefused = (error: errors.JOSEError): Refusal => {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'unknown_key';
  return error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported
    ? 'algorithm'
    : 'answer_unreadable';
};

/** What is wrong with an answer, from what the libraries that checked it say. */
export const explainRefusal = (error: unknown): Refusal => {
  if (error instanceof openid.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'declined' : 'answered_error';
  if (error instanceof openid.ResponseBodyError) return whyTokenRefused(error.error);
  if (error instanceof openid.WWWAuthenticateChallengeError) return 'wrong_secret';
  if (error instanceof errors.JOSEError) return whySignatureRefused(error);
  const claim = byClaim[String(detail(error, 'claim'))];
  if (claim) return claim;
  // The header of a token is shown where its way of signing is not accepted.
  if (detail(error, 'header') !== undefined) return 'algorithm';
  return (error instanceof openid.ClientError && byCode[error.code ?? '']) || 'unreachable';
};

export type ProviderProblem = 'forbidden' | 'timeout' | 'otherIssuer' | 'notOpenId' | 'unreachable';

/** Why a sign-in could not be asked how it works. */
export const explainUnusableProvider = (error: unknown): ProviderProblem => {
  if (chainOf(error).some((one) => one instanceof ForbiddenAddressError)) return 'forbidden';
  const code = error instanceof openid.ClientError ? error.code : undefined;
  if (code?.endsWith('_FORBIDDEN')) return 'forbidden';
  if (code === 'OAUTH_TIMEOUT') return 'timeout';
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'otherIssuer';
  return code?.startsWith('OAUTH_') && code !== 'OAUTH_ABORT' ? 'notOpenId' : 'unreachable';
};

/** What a sign-in calls itself where that is not what we were told. */
export const reportedIssuer = (error: unknown): string => {
  const body = detail(error, 'body');
  return typeof body === 'object' && body !== null && 'issuer' in body
    ? String(body.issuer)
    : 'something else';
};
