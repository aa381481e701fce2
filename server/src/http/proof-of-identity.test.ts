import {
  apiBase,
  type CallInput,
  children,
  contract,
  type Endpoint,
  errorCodes,
  passkeys,
  type Role,
} from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildStudent, buildUser, signInAs, testPassword } from '../testing/build-user.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const needProof = Object.values(contract).flatMap((group) =>
  Object.entries<Endpoint>(group).filter(([, endpoint]) => endpoint.needsProof === true),
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
      'askForErasure',
      'beginSchoolYear',
      'changeConnection',
      'changeLastDay',
      'changePlatform',
      'changeRetention',
      'changeStaff',
      'deleteChild',
      'deleteMine',
      'endRelief',
      'inviteStaff',
      'makeLoginCards',
      'makeNewKey',
      'makePictureCards',
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

  it('is a new password for a child, and nothing else of its account', async () => {
    const { db, clock } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    const child = await buildStudent(db, { parent_id: parent.id });
    const token = await signInAs(server.deps, parent);
    clock.advance({ minutes: 11 });
    const change = async (body: CallInput<typeof children.updateChild>['body']) =>
      server.call(children.updateChild, { params: { id: child.id }, body, token });
    expect((await change({ grade_level: 6, password: '' })).status).toBe(200);
    const password = 'a-kite-over-the-bay';
    expect((await change({ password })).error.code).toBe(errorCodes.confirm_identity.code);
    await server.call(passkeys.confirmIdentity, { token, body: { password: testPassword } });
    expect((await change({ password })).status).toBe(200);
  });
});
