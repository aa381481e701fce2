import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload } from 'jose';
import { signToken } from './forge-token.ts';
import { showPage } from './lti-platform-pages.ts';
import {
  giveServiceToken,
  type LtiPlatformState,
  listMembers,
  registerTool,
  sendJson,
  takeScore,
} from './lti-platform-services.ts';
import { portOf } from './port-of.ts';
import type { SigningKey } from './start-openid-provider.ts';

let made = 0;

const newKey = async (): Promise<{ key: SigningKey; jwk: Record<string, unknown> }> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  made += 1;
  const kid = `platform-key-${made}`;
  return {
    key: { kid, privateKey },
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
};

const describe = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/auth`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  registration_endpoint: `${url}/register`,
  scopes_supported: ['openid'],
  response_types_supported: ['id_token'],
});

const answer = async (state: LtiPlatformState, request: IncomingMessage, response: ServerResponse) => {
  const address = new URL(request.url ?? '/', state.url);
  const path = address.pathname;
  if (state.lies.isDown) return response.writeHead(503).end();
  if (path === '/keys') return sendJson(response, { keys: [state.jwk] });
  if (path === '/token') return giveServiceToken(state, request, response);
  if (path === '/register') return registerTool(state, request, response);
  if (path === '/.well-known/openid-configuration')
    return sendJson(response, { ...describe(state.url), ...state.lies.configuration });
  if (path.endsWith('/scores')) return takeScore(state, request, response);
  if (path.startsWith('/names/')) return listMembers(state, { request, response, address });
  return showPage(state, { request, response, address }) ?? response.writeHead(404).end();
};

/** A learning platform that keeps to LTI 1.3 Advantage, unless a test tells it to lie. */
export const startLtiPlatform = async (readKeys: (url: string) => Promise<JSONWebKeySet>) => {
  const state: LtiPlatformState = {
    ...(await newKey()),
    url: '',
    readKeys,
    scores: [],
    members: new Map(),
    accessTokens: new Map(),
    tools: new Map(),
    registered: [],
    placed: null,
    scoreTries: 0,
    lies: { isDown: false, refusesScores: false, configuration: {} },
  };
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${portOf(server)}`;
  return Object.assign(state, {
    /** From now on it signs with another key, under another name. */
    changeKey: async () => Object.assign(state, await newKey()),
    sign: (claims: JWTPayload) => signToken(claims, state.key),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
};
export type TestPlatform = Awaited<ReturnType<typeof startLtiPlatform>>;
