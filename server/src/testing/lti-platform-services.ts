import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import type { SigningKey } from './start-openid-provider.ts';

interface SentScore {
  lineitem: string;
  userId: string;
  scoreGiven: number;
  scoreMaximum: number;
  timestamp: string;
  activityProgress: string;
  gradingProgress: string;
  submission: { submittedAt: string };
}

interface Member {
  user_id: string;
  roles: string[];
  status?: 'Active' | 'Inactive' | 'Deleted';
  name?: string;
}

/** What a learning platform of the tests knows, and how it lies. */
export interface LtiPlatformState {
  url: string;
  key: SigningKey;
  jwk: Record<string, unknown>;
  readKeys: (url: string) => Promise<JSONWebKeySet>;
  scores: SentScore[];
  /** By course. */
  members: Map<string, Member[]>;
  accessTokens: Map<string, string>;
  /** By client. */
  tools: Map<string, { keys_url: string }>;
  registered: Record<string, unknown>[];
  /** What a teacher has selected for the course. */
  placed: { title: string; custom: Record<string, unknown> } | null;
  /** How often somebody came with a score. */
  scoreTries: number;
  lies: { isDown: boolean; refusesScores: boolean; configuration: Record<string, unknown> };
}

export const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

export const sendJson = (response: ServerResponse, body: unknown, headers = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

let made = 0;
const next = (): number => {
  made += 1;
  return made;
};

/** To whoever signs with the key that the tool publishes. */
export const giveServiceToken = async (
  { tools, readKeys, url, accessTokens }: LtiPlatformState,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const form = new URLSearchParams(await readBody(request));
  const assertion = form.get('client_assertion') ?? '';
  const { iss = '' } = decodeJwt(assertion);
  const tool = tools.get(iss);
  if (!tool || form.get('grant_type') !== 'client_credentials') return response.writeHead(401).end();
  const keys = createLocalJWKSet(await readKeys(tool.keys_url));
  await jwtVerify(assertion, keys, { issuer: iss, subject: iss, audience: `${url}/token` });
  const access_token = `access-${next()}`;
  const scope = form.get('scope') ?? '';
  accessTokens.set(access_token, scope);
  return sendJson(response, { access_token, token_type: 'Bearer', expires_in: 3600, scope });
};

const mayUse = ({ accessTokens }: LtiPlatformState, request: IncomingMessage, scope: string): boolean =>
  (accessTokens.get((request.headers.authorization ?? '').replace('Bearer ', '')) ?? '')
    .split(' ')
    .includes(`https://purl.imsglobal.org/spec/${scope}`);

/** The newest time wins, and one that is not newer is refused, as Moodle does. */
export const takeScore = async (
  state: LtiPlatformState,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  state.scoreTries += 1;
  if (state.lies.refusesScores || !mayUse(state, request, 'lti-ags/scope/score'))
    return response.writeHead(403).end();
  const lineitem = (request.url ?? '').split('/')[2] ?? '';
  const score: SentScore = { ...JSON.parse(await readBody(request)), lineitem };
  const known = state.scores.findLast((one) => one.lineitem === lineitem && one.userId === score.userId);
  if (known && Date.parse(known.timestamp) >= Date.parse(score.timestamp))
    return response.writeHead(409).end();
  state.scores.push(score);
  return response.writeHead(204).end();
};

const pageSize = 2;

export const listMembers = (
  state: LtiPlatformState,
  { request, response, address }: { request: IncomingMessage; response: ServerResponse; address: URL },
) => {
  if (!mayUse(state, request, 'lti-nrps/scope/contextmembership.readonly'))
    return response.writeHead(403).end();
  const context = address.pathname.split('/')[2] ?? '';
  const all = state.members.get(context) ?? [];
  const from = Number(address.searchParams.get('from') ?? 0);
  const after = from + pageSize;
  const more = { link: `<${state.url}/names/${context}?from=${after}>; rel="next"` };
  const body = { id: address.href, context: { id: context }, members: all.slice(from, after) };
  return sendJson(response, body, after < all.length ? more : {});
};

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

export const registerTool = async (
  { registered, tools }: LtiPlatformState,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  if (request.headers.authorization !== 'Bearer registration-token') return response.writeHead(401).end();
  const wanted: Record<string, unknown> = JSON.parse(await readBody(request));
  registered.push(wanted);
  const client_id = `registered-${next()}`;
  tools.set(client_id, { keys_url: String(wanted.jwks_uri) });
  const tool = { ...Object(wanted[toolConfiguration]), deployment_id: `deployment of ${client_id}` };
  return sendJson(response, { ...wanted, client_id, [toolConfiguration]: tool });
};
