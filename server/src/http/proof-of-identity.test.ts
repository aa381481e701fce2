import { apiBase, contract, type Endpoint, errorCodes, passkeys, type Role } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser, signInAs, testPassword } from '../testing/build-user.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const needProof = Object.values(contract).flatMap((group) =>
  Object.entries<Endpoint>(group).filter(([, endpoint]) => endpoint.needsProof),
);

const roleFor = ({ access }: Endpoint): Role => (Array.isArray(access) ? (access[0] ?? 'parent') : 'parent');

describe('a step that is for good or decides who gets in', () => {
  const server = useTestApp();

  const codeOf = async (endpoint: Endpoint, token: string): Promise<unknown> => {
    const { body } = await server.app.inject({
      method: endpoint.method,
      url: apiBase + endpoint.path.replace(/:\w+/g, '2147483646'),
      headers: { authorization: `Bearer ${token}` },
      ...(endpoint.body && { payload: {} }),
    });
    return body === '' ? undefined : JSON.parse(body).code;
  };

  it('is one of these', () => {
    expect(needProof.map(([name]) => name).sort()).toEqual([
      'addConnection',
      'addPlatform',
      'beginSchoolYear',
      'changeConnection',
      'changePlatform',
      'changeStaff',
      'deleteChild',
      'deleteMine',
      'inviteStaff',
      'makeRegistrationLink',
      'mergeSchoolStudents',
      'removeConnection',
      'removePasskey',
      'removePlatform',
      'removeStaff',
      'setConnectionEnabled',
      'setPlatformEnabled',
      'startAddingPasskey',
    ]);
  });

  it.each(needProof)('%s needs a proof of the last ten minutes', async (_, endpoint) => {
    const user = await buildUser(server.deps.db, { role: roleFor(endpoint) });
    const token = await signInAs(server.deps, user);
    server.deps.clock.advance({ minutes: 11 });
    const { code } = errorCodes.confirm_identity;
    expect(await codeOf(endpoint, token)).toBe(code);
    await server.call(passkeys.confirmIdentity, { token, body: { password: testPassword } });
    expect(await codeOf(endpoint, token)).not.toBe(code);
  });
});
