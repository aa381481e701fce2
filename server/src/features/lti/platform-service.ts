import * as openid from 'openid-client';
import type { LtiPlatformRow } from '../../db/schema/index.ts';
import type { LtiDeps } from './lti-deps.ts';
import { openToolKey } from './tool-key.ts';

const timeoutSeconds = 8;

/** Why a service of a platform did not do what it was asked. */
export class PlatformServiceError extends Error {
  readonly problem: ServiceProblem;

  constructor(problem: ServiceProblem) {
    super(problem);
    this.problem = problem;
  }
}

export type ServiceProblem =
  | 'unreachable'
  | 'refused'
  | 'switched_off'
  | 'key_lost'
  | 'unreadable'
  | 'many_left'
  | 'not_live';

type ServiceDeps = Pick<LtiDeps, 'platforms' | 'secrets'>;

/** Leave to use one service, by a signature with Inkling's own key. */
const fetchToken = async (deps: ServiceDeps, platform: LtiPlatformRow, scope: string): Promise<string> => {
  const { issuer, client_id, token_url } = platform;
  if (!platform.enabled || !issuer || !client_id || !token_url)
    throw new PlatformServiceError('switched_off');
  const key = await openToolKey(deps, platform);
  if (!key) throw new PlatformServiceError('key_lost');
  const authentication = openid.PrivateKeyJwt(key, {
    // Moodle and Canvas want to be named by this very address.
    [openid.modifyAssertion]: (_, payload) => {
      payload.aud = token_url;
    },
  });
  const configuration = new openid.Configuration(
    { issuer, token_endpoint: token_url },
    client_id,
    undefined,
    authentication,
  );
  configuration.timeout = timeoutSeconds;
  configuration[openid.customFetch] = deps.platforms.fetch;
  if (deps.platforms.allowsPrivate) openid.allowInsecureRequests(configuration);
  try {
    return (await openid.clientCredentialsGrant(configuration, { scope })).access_token;
  } catch (error) {
    const isRefused = error instanceof openid.ResponseBodyError || error instanceof openid.ClientError;
    throw new PlatformServiceError(isRefused && isAnswer(error) ? 'refused' : 'unreachable');
  }
};

/** An answer that says no, and not one that says that nobody is there. */
const isAnswer = (error: openid.ResponseBodyError | openid.ClientError): boolean =>
  error instanceof openid.ResponseBodyError && error.status < 500;

interface ServiceCall {
  scope: string;
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** Calls a service of a platform; the answer may still say no. */
export const callPlatformService = async (
  deps: ServiceDeps,
  platform: LtiPlatformRow,
  { scope, url, method, headers, body }: ServiceCall,
): Promise<Response> => {
  const authorization = `Bearer ${await fetchToken(deps, platform, scope)}`;
  try {
    return await deps.platforms.fetch(url, {
      method,
      headers: { ...headers, authorization },
      body,
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
  } catch {
    throw new PlatformServiceError('unreachable');
  }
};

/** No where the platform understood and does not want to; nobody there where it could not answer. */
export const checkAnswer = ({ status }: Response): void => {
  if (status >= 500 || status === 429) throw new PlatformServiceError('unreachable');
  if (status >= 300) throw new PlatformServiceError('refused');
};
