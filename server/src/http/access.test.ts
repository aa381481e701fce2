import { apiBase, contract, type Endpoint, type Role, roles } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser, signInAs } from '../testing/build-user.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** Every declaration, by name. */
const declared = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
);

const mayCall = (endpoint: Endpoint, role: Role): boolean =>
  endpoint.access === 'public' || endpoint.access === 'signed-in' || endpoint.access.includes(role);

describe('every endpoint', () => {
  const server = useTestApp();

  /** An id nobody has and an empty body: only the gate before the handler can refuse with 401 or 403. */
  const request = (endpoint: Endpoint, token?: string) =>
    server.app.inject({
      method: endpoint.method,
      url: apiBase + endpoint.path.replace(/:\w+/g, '2147483646'),
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(endpoint.body && { payload: {} }),
    });

  it.each(declared)('%s says who may call', (_, endpoint) => {
    expect(endpoint.access).toBeTruthy();
    expect(endpoint.access).not.toEqual([]);
  });

  it.each(declared)('%s has a handler', (_, endpoint) => {
    expect(server.app.hasRoute({ method: endpoint.method, url: apiBase + endpoint.path })).toBe(true);
  });

  it.each(declared)('%s refuses the signed out unless it is public', async (_, endpoint) => {
    const { statusCode } = await request(endpoint);
    if (endpoint.access === 'public') expect(statusCode).not.toBe(401);
    else expect(statusCode).toBe(401);
  });

  it.each(declared.flatMap(([name, endpoint]) => roles.map((role) => [name, role, endpoint] as const)))(
    '%s admits a %s exactly when declared',
    async (_, role, endpoint) => {
      const user = await buildUser(server.deps.db, { role });
      const response = await request(endpoint, await signInAs(server.deps, user));
      // A refusal with a code is a rule behind the gate: an unverified email or the plan's limit.
      const isTurnedAway = response.statusCode === 403 && response.json().code === undefined;
      expect(isTurnedAway).toBe(!mayCall(endpoint, role));
    },
  );
});
