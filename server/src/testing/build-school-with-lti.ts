import { type LtiNewPeopleRule, type LtiPlatform, lti } from '@inkling/contract';
import type { UserRow } from '../db/schema/index.ts';
import { addSchoolAdmin } from '../features/school/index.ts';
import { buildUser } from './build-user.ts';
import type { TestPlatform } from './start-lti-platform.ts';
import type { useTestApp } from './use-test-app.ts';

export interface LtiSchool {
  admin: UserRow;
  organisation_id: number;
  name: string;
  platform: LtiPlatform;
  /** The part of its addresses that is its own. */
  code: string;
  client_id: string;
  deployment_id: string;
  at: TestPlatform;
}

let made = 0;

/** A school whose people come from this platform. */
export const buildSchoolWithLti = async (
  server: ReturnType<typeof useTestApp>,
  at: TestPlatform,
  unknown_people: LtiNewPeopleRule,
): Promise<LtiSchool> => {
  made += 1;
  const { db, clock } = server.deps;
  const admin = await buildUser(db, { role: 'teacher', email: `admin@lti${made}.example` });
  const name = `LTI school ${made}`;
  const [client_id, deployment_id] = [`client-${made}`, `deployment-${made}`];
  const organisation_id = await addSchoolAdmin(db, { name, userId: admin.id, now: clock.now() });
  const { body: added } = await server.callAs(admin, lti.addPlatform, { body: { name: 'Moodle' } });
  const params = { id: added.id };
  const body = {
    name: 'Moodle',
    issuer: at.url,
    client_id,
    deployment_ids: [deployment_id],
    auth_url: `${at.url}/auth`,
    token_url: `${at.url}/token`,
    jwks_url: `${at.url}/keys`,
    unknown_people,
  };
  await server.callAs(admin, lti.changePlatform, { params, body });
  const on = await server.callAs(admin, lti.setPlatformEnabled, { params, body: { enabled: true } });
  at.tools.set(client_id, { keys_url: added.keys_url });
  const code = added.login_url.split('/').at(-2) ?? '';
  return { admin, organisation_id, name, platform: on.body, code, client_id, deployment_id, at };
};
