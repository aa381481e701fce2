import type { SsoProvider } from '@inkling/contract';
import * as openid from 'openid-client';
import type { Db } from '../../db/connect.ts';
import { AppError, invalid, notFound } from '../../http/app-error.ts';
import type { BrowserCookie } from '../../http/browser-cookies.ts';
import type { Caller } from '../../http/caller.ts';
import { hashToken, newToken } from '../accounts/index.ts';
import { loadProviderConfig } from './load-provider-config.ts';
import { startMessages } from './sso.messages.ts';
import { redirectUri } from './sso.presenter.ts';
import {
  type ConnectionWithSchool,
  findConnectionByCode,
  findConnectionByDomain,
  insertAttempt,
  listLinkableConnections,
} from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';

/** Time to find the password over there and the phone for its second step. */
export const attemptMs = 15 * 60 * 1000;

/**
 * On a shared computer the next child must not be let in as the one before, who may still be signed in over there. Google
 * has no word for asking again; Microsoft knows one and says nothing of when it asked.
 */
const askAgain = (provider: SsoProvider, isShared: boolean): Record<string, string> => {
  if (provider === 'google') return { prompt: 'select_account' };
  if (provider === 'microsoft') return { prompt: isShared ? 'login' : 'select_account' };
  return isShared ? { prompt: 'login', max_age: '0' } : {};
};

const findSchool = (db: Db, given: string): Promise<ConnectionWithSchool | undefined> => {
  const text = given.toLowerCase();
  return text.includes('@')
    ? findConnectionByDomain(db, text.slice(text.lastIndexOf('@') + 1))
    : findConnectionByCode(db, text);
};

/** A path of ours, as a browser would read it; anything that leads elsewhere is refused. */
export const checkReturnPath = (path: string | undefined, publicUrl: string): string | null => {
  if (path === undefined) return null;
  const { origin } = new URL(publicUrl);
  const url = path.startsWith('/') && URL.canParse(path, origin) ? new URL(path, origin) : null;
  if (url?.origin !== origin || url.username || url.password)
    throw invalid('return_to', 'This must be a page of ours');
  return url.pathname + url.search + url.hash;
};

interface Beginning {
  connection: ConnectionWithSchool;
  cookie: BrowserCookie;
  return_to: string | null;
  is_shared: boolean;
  user_id?: number;
  hint?: string | undefined;
}

const begin = async (deps: SsoDeps, { connection, cookie, hint, ...attempt }: Beginning) => {
  const { configuration } = await loadProviderConfig(deps, connection);
  // Several tabs of one browser may be on their way at once.
  const browser = /^[\w-]{43}$/.test(cookie.value) ? cookie.value : newToken();
  const [state, nonce, code_verifier] = [newToken(), newToken(), openid.randomPKCECodeVerifier()];
  await insertAttempt(deps.db, {
    ...attempt,
    state_hash: hashToken(state),
    browser_hash: hashToken(browser),
    connection_id: connection.id,
    nonce,
    code_verifier,
    expires_at: new Date(deps.clock.now().getTime() + attemptMs),
  });
  cookie.write(browser);
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(deps.config, connection.school_code),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
    ...askAgain(connection.provider, attempt.is_shared),
    ...(hint && { login_hint: hint }),
  });
  return { url: url.href };
};

interface Wished {
  school: string;
  return_to?: string | undefined;
  is_shared_computer?: boolean | undefined;
}

export const startSso = async (
  deps: SsoDeps,
  { school, return_to, is_shared_computer: is_shared = false }: Wished,
  cookie: BrowserCookie,
) => {
  const path = checkReturnPath(return_to, deps.config.PUBLIC_URL);
  const connection = await findSchool(deps.db, school);
  if (!connection)
    throw new AppError('invalid', startMessages.unknown, { fields: { school: startMessages.unknown } });
  const hint = school.includes('@') ? school : undefined;
  return begin(deps, { connection, cookie, return_to: path, hint, is_shared });
};

/** From the settings: only schools that have to do with the caller. */
export const startLink = async (deps: SsoDeps, caller: Caller, schoolCode: string, cookie: BrowserCookie) => {
  const linkable = await listLinkableConnections(deps.db, caller.id);
  const connection = await findConnectionByCode(deps.db, schoolCode);
  if (!connection || !linkable.some(({ school_code }) => school_code === schoolCode))
    throw notFound('This school');
  return begin(deps, { connection, cookie, return_to: '/settings', is_shared: false, user_id: caller.id });
};
