import { screenPath } from '@inkling/contract';
import { z } from 'zod';
import { conflict } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { isPublicAddress } from '../../services/outgoing/guarded-fetch.ts';
import { hashToken, newToken } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { lockOwnSchool } from '../school/index.ts';
import { scopes, shortText, someText, webUrl } from './launch-claims.ts';
import { platformMessages, registrationMessages } from './lti.messages.ts';
import { addressesOf } from './lti.presenter.ts';
import {
  claimRegistration,
  findPlatform,
  finishRegistration,
  giveRegistrationBack,
  listAdmins,
  type PlatformWithSchool,
  updatePlatform,
} from './lti.queries.ts';
import type { LtiDeps } from './lti-deps.ts';
import { platformRegistered } from './lti-notices.ts';
import { findOwnPlatform } from './manage-platforms.ts';

/** Time to find the place over there where it is pasted. */
const linkMs = 24 * 60 * 60 * 1000;
const timeoutMs = 8000;

/** A link that works once, for a platform that is not set up yet. */
export const makeRegistrationLink = (deps: LtiDeps, which: { caller: Caller; id: number }) =>
  deps.db.transaction(async (tx) => {
    await lockOwnSchool(tx, which.caller);
    const { id, client_id } = await findOwnPlatform(tx, which);
    if (client_id !== null) throw conflict(platformMessages.isSetUp);
    const token = newToken();
    const registration_expires_at = new Date(deps.clock.now().getTime() + linkMs);
    await updatePlatform(tx, id, { registration_hash: hashToken(token), registration_expires_at });
    return { url: deps.config.PUBLIC_URL + screenPath('lti-register', { token }) };
  });

const description = z.object({
  issuer: webUrl,
  authorization_endpoint: webUrl,
  token_endpoint: webUrl,
  jwks_uri: webUrl,
  registration_endpoint: webUrl,
});
type Description = z.infer<typeof description>;

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const registered = z.object({
  client_id: shortText,
  [toolConfiguration]: z.object({ deployment_id: someText.max(255).optional() }).optional(),
});

const call = async (
  deps: LtiDeps,
  url: string,
  request: { headers: Record<string, string>; body?: string },
) => {
  if (!deps.platforms.allowsPrivate && !isPublicAddress(url)) throw conflict(registrationMessages.notPublic);
  try {
    const method = request.body === undefined ? 'GET' : 'POST';
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await deps.platforms.fetch(url, { method, ...request, signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    throw conflict(registrationMessages.unreadable);
  }
};

/** Hosted by its maker, Canvas has one name for all schools, whose addresses are below the same domain. */
const hostedCanvas = /^https:\/\/canvas(\.beta|\.test)?\.instructure\.com$/;

export const isConfigurationOfIssuer = (issuer: string, configurationUrl: string): boolean => {
  const { origin, hostname, protocol } = new URL(configurationUrl);
  if (new URL(issuer).origin === origin) return true;
  return hostedCanvas.test(issuer) && protocol === 'https:' && hostname.endsWith('.instructure.com');
};

/** What the platform says of itself; all of it has to be where it was asked, as its leave to register goes there. */
const readDescription = async (deps: LtiDeps, url: string): Promise<Description> => {
  const answer = await call(deps, url, { headers: { accept: 'application/json' } });
  const { data, success } = description.safeParse(answer);
  if (!success) throw conflict(registrationMessages.unreadable);
  const isThere = new URL(data.registration_endpoint).origin === new URL(url).origin;
  if (!isThere || !isConfigurationOfIssuer(data.issuer, url)) throw conflict(registrationMessages.mixedUp);
  const addresses = [data.authorization_endpoint, data.token_endpoint, data.jwks_uri];
  if (!deps.platforms.allowsPrivate && !addresses.every(isPublicAddress))
    throw conflict(registrationMessages.notPublic);
  return data;
};

const wishes = ({ config }: Pick<LtiDeps, 'config'>, code: string) => {
  const { login_url, launch_url, keys_url, tool_url } = addressesOf(config, code);
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: login_url,
    redirect_uris: [launch_url],
    client_name: 'Inkling',
    jwks_uri: keys_url,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: Object.values(scopes).join(' '),
    [toolConfiguration]: {
      domain: new URL(tool_url).host,
      target_link_uri: tool_url,
      description: 'Writing activities with a coach',
      // No email address: nobody is known here by one.
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name'],
      messages: [
        { type: 'LtiResourceLinkRequest' },
        { type: 'LtiDeepLinkingRequest', target_link_uri: tool_url, label: 'Choose an Inkling activity' },
      ],
    },
  };
};

interface Registration {
  token: string;
  openid_configuration: string;
  registration_token?: string | undefined;
}

const askToRegister = async (deps: LtiDeps, platform: PlatformWithSchool, given: Registration) => {
  const described = await readDescription(deps, given.openid_configuration);
  const answer = await call(deps, described.registration_endpoint, {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(given.registration_token && { authorization: `Bearer ${given.registration_token}` }),
    },
    body: JSON.stringify(wishes(deps, platform.code)),
  });
  const { data, success } = registered.safeParse(answer);
  if (!success) throw conflict(registrationMessages.refused);
  const { deployment_id } = data[toolConfiguration] ?? {};
  return {
    issuer: described.issuer,
    client_id: data.client_id,
    auth_url: described.authorization_endpoint,
    token_url: described.token_endpoint,
    jwks_url: described.jwks_uri,
    deployment_ids: deployment_id ? [deployment_id] : [],
  };
};

/**
 * The platform registers Inkling by itself. It stays switched off until an admin has seen which platform it was: all are
 * told, as a link may fall into other hands.
 */
export const registerPlatform = async (deps: LtiDeps, given: Registration) => {
  const hash = hashToken(given.token);
  const id = await claimRegistration(deps.db, hash, deps.clock.now());
  const platform = id === undefined ? undefined : await findPlatform(deps.db, id);
  if (!platform) throw conflict(registrationMessages.linkOver);
  try {
    const change = await askToRegister(deps, platform, given);
    await deps.db.transaction(async (tx) => {
      if (!(await finishRegistration(tx, platform.id, change))) throw conflict(registrationMessages.linkOver);
      const about = { name: platform.name, issuer: change.issuer };
      const admins = await listAdmins(tx, platform.organisation_id);
      await notify(
        deps,
        tx,
        admins.map((user_id) => platformRegistered({ user_id, ...about })),
      );
    });
  } catch (error) {
    await giveRegistrationBack(deps.db, platform.id, hash);
    throw error;
  }
  return { platform: platform.name, school: platform.school };
};
