import type { CheckedInput, lti } from '@inkling/contract';
import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { BrowserCookie } from '../../http/browser-cookies.ts';
import { hashToken, newToken } from '../accounts/index.ts';
import { addressesOf } from './lti.presenter.ts';
import { findPlatformByCode, insertAttempt, type PlatformWithSchool } from './lti.queries.ts';
import type { LtiDeps } from './lti-deps.ts';
import { LtiRefusedError } from './lti-refused-error.ts';

type Parameters = CheckedInput<typeof lti.postLogin>['body'];

/** Time to sign in at the platform first. */
const attemptMs = 15 * 60 * 1000;

export type ReadyPlatform = PlatformWithSchool & {
  issuer: string;
  client_id: string;
  auth_url: string;
  token_url: string;
  jwks_url: string;
};

const isReady = (row: PlatformWithSchool): row is ReadyPlatform =>
  row.issuer !== null &&
  row.client_id !== null &&
  row.auth_url !== null &&
  row.token_url !== null &&
  row.jwks_url !== null &&
  row.deployment_ids.length > 0;

/** A platform that is switched on and set up. */
export const checkReady = (row: PlatformWithSchool | undefined): ReadyPlatform => {
  if (!row) throw new LtiRefusedError('unknown_platform');
  if (!row.enabled) throw new LtiRefusedError('switched_off', row.name);
  if (!isReady(row)) throw new LtiRefusedError('not_set_up', row.name);
  return row;
};

export const findReadyPlatform = async (db: Db, code: string): Promise<ReadyPlatform> =>
  checkReady(await findPlatformByCode(db, code));

/** The page that goes on from here: it sees whether it stands in a frame, where a browser may keep nothing for us. */
export const startPagePath = (code: string, parameters: Parameters): string => {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${screenPath('lti-start', { code })}?${new URLSearchParams(given)}`;
};

/** In the part of the address that no server and no log sees. */
export const launchPagePath = (code: string, answer: Record<string, string | undefined>): string => {
  const given = Object.entries(answer).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${screenPath('lti-launch', { code })}#${new URLSearchParams(given)}`;
};

const originOf = (url: string | undefined): string | null =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : null;

const checkParameters = (platform: ReadyPlatform, given: Parameters, publicUrl: string): string => {
  const { name, issuer, client_id, deployment_ids } = platform;
  const refuse = (reason: ConstructorParameters<typeof LtiRefusedError>[0]): never => {
    throw new LtiRefusedError(reason, name);
  };
  if (!given.iss) return refuse('start_no_issuer');
  if (given.iss !== issuer) return refuse('start_other_issuer');
  if (given.client_id !== undefined && given.client_id !== client_id) return refuse('start_other_client');
  if (given.lti_deployment_id !== undefined && !deployment_ids.includes(given.lti_deployment_id))
    return refuse('start_other_deployment');
  if (!given.target_link_uri) return refuse('start_no_target');
  if (originOf(given.target_link_uri) !== new URL(publicUrl).origin) return refuse('start_other_target');
  return given.login_hint || refuse('start_no_hint');
};

/** Ties an attempt to this browser, and says where the platform tells who its owner is. */
export const startLaunch = async (
  deps: LtiDeps,
  { code, parameters }: { code: string; parameters: Parameters & { frame?: string | undefined } },
  cookie: BrowserCookie,
) => {
  const platform = await findReadyPlatform(deps.db, code);
  const login_hint = checkParameters(platform, parameters, deps.config.PUBLIC_URL);
  // Several tabs of one browser may be on their way at once.
  const browser = /^[\w-]{43}$/.test(cookie.value) ? cookie.value : newToken();
  const [state, nonce] = [newToken(), newToken()];
  await insertAttempt(deps.db, {
    state_hash: hashToken(state),
    browser_hash: hashToken(browser),
    platform_id: platform.id,
    nonce,
    frame_hash: parameters.frame ?? null,
    expires_at: new Date(deps.clock.now().getTime() + attemptMs),
  });
  cookie.write(browser);
  const url = new URL(platform.auth_url);
  const query = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.client_id,
    redirect_uri: addressesOf(deps.config, code).launch_url,
    login_hint,
    state,
    nonce,
    ...(parameters.lti_message_hint !== undefined && { lti_message_hint: parameters.lti_message_hint }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href };
};
