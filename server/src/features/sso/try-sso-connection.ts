import type { ServerMetadata } from 'openid-client';
import type { Caller } from '../../http/caller.ts';
import { explainUnusableProvider, reportedIssuer } from './explain-provider-error.ts';
import { addressOf } from './load-provider-config.ts';
import { findOwnConnection } from './manage-sso-connections.ts';
import { testMessages } from './sso.messages.ts';
import type { SsoDeps } from './sso-deps.ts';

const offers = (supported: readonly string[] | undefined, wanted: string): boolean =>
  supported === undefined || supported.includes(wanted);

const isEncrypted = (address: string | undefined): boolean =>
  URL.canParse(address ?? '') && new URL(address ?? '').protocol === 'https:';

/** What we need that a sign-in says it lacks. */
const whatIsMissing = (server: ServerMetadata, allowsPlain: boolean): string | null => {
  if (!server.authorization_endpoint || !server.token_endpoint) return testMessages.notOpenId;
  if (!allowsPlain && !isEncrypted(server.authorization_endpoint)) return testMessages.badEndpoint;
  if (!server.jwks_uri) return testMessages.noKeys;
  if (!offers(server.response_types_supported, 'code')) return testMessages.noCode;
  return offers(server.code_challenge_methods_supported, 'S256') ? null : testMessages.noPkce;
};

const inWords = (error: unknown): string => {
  const trouble = explainUnusableProvider(error);
  return trouble === 'otherIssuer' ? testMessages.otherIssuer(reportedIssuer(error)) : testMessages[trouble];
};

/** Asks the sign-in how it works and says in plain words what is wrong. Nobody is signed in by it. */
export const testConnection = async (deps: SsoDeps, caller: Caller, id: number) => {
  const connection = await findOwnConnection(deps.db, { caller, id });
  const address = await addressOf(deps, connection);
  if (!address && connection.client_secret) return { works: false, message: testMessages.secretLost };
  const { provider, issuer } = connection;
  try {
    const asked = address ?? { provider, issuer, client_id: 'unknown', client_secret: 'unknown' };
    const { configuration } = await deps.providers.ask(asked);
    const allowsPlain = deps.config.SIGN_ON_PRIVATE_ADDRESSES === 'allow';
    const missing = whatIsMissing(configuration.serverMetadata(), allowsPlain);
    if (missing) return { works: false, message: missing };
    return { works: true, message: address ? testMessages.works : testMessages.needsClient };
  } catch (error) {
    return { works: false, message: inWords(error) };
  }
};
