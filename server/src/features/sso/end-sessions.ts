import { jwtVerify } from 'jose';
import { AppError, notFound } from '../../http/app-error.ts';
import type { SecurityEventKinds } from '../../services/security-events/security-event.ts';
import { hashToken } from '../accounts/index.ts';
import { signatureAlgorithms, toleranceSeconds } from './check-callback.ts';
import { explainRefusal } from './explain-provider-error.ts';
import { loadProviderConfig } from './load-provider-config.ts';
import type { Provider } from './provider.ts';
import { consumeLogoutToken, deleteSessionsFromSchool, findConnectionByCode } from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** A token older than this is not taken, so that used ones need not be remembered for longer. */
const tokenAgeSeconds = 10 * 60;

/** Read by whoever runs the sign-in over there. */
const refused = (fault: string, kind: SecurityEventKinds['sign_out_notice_refused'] = 'forged'): AppError =>
  new AppError('malformed', `This logout token is not valid: ${fault}.`, {
    event: { event: 'sign_out_notice_refused', kind },
  });

const isLogoutEvent = (events: unknown): boolean => {
  if (typeof events !== 'object' || events === null || !(logoutEvent in events)) return false;
  const event = events[logoutEvent];
  return typeof event === 'object' && event !== null && !Array.isArray(event);
};

const optionalText = (value: unknown, name: string): string | undefined => {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value === '') throw refused(`${name} is not a text`);
  return value;
};

const verify = async (token: string, { configuration, findKey }: Provider) => {
  const { issuer } = configuration.serverMetadata();
  const { client_id } = configuration.clientMetadata();
  try {
    return await jwtVerify(token, findKey, {
      algorithms: signatureAlgorithms,
      issuer,
      audience: client_id,
      clockTolerance: toleranceSeconds,
      maxTokenAge: tokenAgeSeconds,
    });
  } catch (error) {
    throw refused(whyNotVerified(error));
  }
};

const whyNotVerified = (error: unknown): string => {
  if (error instanceof Error && 'claim' in error) return `${error.claim} is missing or wrong`;
  const reason = explainRefusal(error);
  if (reason === 'unknown_key') return 'its key is not one of the issuer’s';
  if (reason === 'signature') return 'its signature is wrong';
  return reason === 'algorithm'
    ? 'its algorithm is not accepted'
    : 'it cannot be read or its keys cannot be fetched';
};

/** What a logout token says, after the checks of OpenID Connect Back-Channel Logout 1.0, section 2.6. */
const readLogoutToken = async (token: string, provider: Provider) => {
  const { payload, protectedHeader } = await verify(token, provider);
  // An ID token is signed by the same key; it must not pass for a logout token.
  if (payload.nonce !== undefined) throw refused('it has a nonce');
  if (protectedHeader.typ !== undefined && !/^(application\/)?(logout\+)?jwt$/i.test(protectedHeader.typ))
    throw refused('it is of another type');
  if (!isLogoutEvent(payload.events)) throw refused('its event is not a logout');
  const subject = optionalText(payload.sub, 'sub');
  const sid = optionalText(payload.sid, 'sid');
  if (subject === undefined && sid === undefined) throw refused('it names neither a person nor a session');
  const jti = optionalText(payload.jti, 'jti');
  if (jti === undefined) throw refused('it has no jti');
  return { subject, sid, jti };
};

/** Somebody signed out at their school: the sessions that came from there end here. */
export const endSessionsFromSchool = async (
  deps: SsoDeps,
  schoolCode: string,
  token: string,
): Promise<void> => {
  const connection = await findConnectionByCode(deps.db, schoolCode);
  if (!connection?.enabled) throw notFound('This school');
  const { subject, sid, jti } = await readLogoutToken(token, await loadProviderConfig(deps, connection));
  const { id, organisation_id, issuer } = connection;
  const expires_at = new Date(deps.clock.now().getTime() + 2 * (tokenAgeSeconds + toleranceSeconds) * 1000);
  await deps.db.transaction(async (tx) => {
    if (!(await consumeLogoutToken(tx, { connection_id: id, jti_hash: hashToken(jti), expires_at })))
      throw refused('it was used before', 'replayed');
    await deleteSessionsFromSchool(tx, { organisation_id, issuer, subject, sid });
  });
};

/**
 * The same, told by the person's browser, as Microsoft does it. Nothing is signed here: the name of the session over
 * there is the proof, which only that sign-in, the browser and we know.
 */
export const endSessionInBrowser = async (
  deps: SsoDeps,
  schoolCode: string,
  { iss, sid }: { iss: string; sid: string },
): Promise<void> => {
  const connection = await findConnectionByCode(deps.db, schoolCode);
  if (!connection?.enabled || connection.issuer !== iss) throw notFound('This school');
  const { organisation_id, issuer } = connection;
  await deleteSessionsFromSchool(deps.db, { organisation_id, issuer, sid });
};
