import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';
import { openIdMemoryStore } from './openid-memory-store.ts';
import { portOf } from './port-of.ts';
import { signInAtProvider } from './sign-in-at-provider.ts';

export interface OpenIdPerson {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

export interface OpenIdClient {
  client_id: string;
  client_secret: string;
  redirect_uri: string;
  sign_out_uri: string;
}

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

/** Puts something else in the place of an ID token that was made in earnest. */
type Forge = (claims: JWTPayload, key: SigningKey) => Promise<string> | string;

const newKey = async (kid: string) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
};

interface ProviderState {
  memory: ReturnType<typeof openIdMemoryStore>;
  clients: OpenIdClient[];
  people: Map<string, OpenIdPerson>;
  jwk: Awaited<ReturnType<typeof newKey>>['jwk'];
}

const settingsOf = ({ memory, clients, people, jwk }: ProviderState): Configuration => ({
  adapter: memory,
  clients: clients.map(({ redirect_uri, sign_out_uri, ...client }) => ({
    ...client,
    redirect_uris: [redirect_uri],
    backchannel_logout_uri: sign_out_uri,
    backchannel_logout_session_required: true,
  })),
  jwks: { keys: [jwk] },
  // Without the guard against private addresses that it would add.
  fetch: (url, request) => {
    const { method = 'GET', headers = {}, body = null } = request ?? {};
    return fetch(url, { method, headers, body });
  },
  cookies: { keys: ['a key for tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  ttl: { Session: 3600, Interaction: 600, Grant: 3600, IdToken: 600, AccessToken: 600 },
  findAccount: (_, sub) => {
    const person = people.get(sub);
    return person && { accountId: sub, claims: () => ({ ...person }) };
  },
  // Schools agree for their people.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const loginPage = (people: Map<string, OpenIdPerson>): string =>
  `<!doctype html><html lang="en"><title>School accounts</title><h1>School accounts</h1>${[...people.values()]
    .map(({ sub, name }) => `<p><a href="?as=${sub}">${name ?? sub}</a></p>`)
    .join('')}</html>`;

/** A school's sign-in on loopback: a real OpenID Connect provider, that can be told to lie. */
export const startOpenIdProvider = async () => {
  const people = new Map<string, OpenIdPerson>();
  const memory = openIdMemoryStore();
  let clients: OpenIdClient[] = [];
  let key = await newKey('first');
  let forge: Forge | undefined;
  let provider: Provider | undefined;

  const finishLogin = async (request: IncomingMessage, response: ServerResponse) => {
    const accountId = new URL(request.url ?? '', issuer).searchParams.get('as');
    if (accountId) return provider?.interactionFinished(request, response, { login: { accountId } });
    return response.writeHead(200, { 'content-type': 'text/html' }).end(loginPage(people));
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) return void finishLogin(request, response);
    return void provider?.callback()(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${portOf(server)}`;

  const rebuild = (): void => {
    provider = new Provider(issuer, settingsOf({ memory, clients, people, jwk: key.jwk }));
    provider.use(async (context, next) => {
      await next();
      const { body } = context;
      if (context.path === '/token' && forge && typeof body === 'object' && body?.id_token)
        context.body = { ...body, id_token: await forge(decodeJwt(body.id_token), key) };
    });
  };
  rebuild();
  return {
    issuer,
    people,
    addClient: (client: OpenIdClient) => {
      clients = [...clients, client];
      rebuild();
    },
    rotateKeys: async (kid: string) => {
      key = await newKey(kid);
      rebuild();
    },
    key: (): SigningKey => key,
    /** Every ID token from now on, until the next call. */
    forge: (lie?: Forge) => {
      forge = lie;
    },
    visit: () => signInAtProvider(issuer),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
export type TestOpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;
