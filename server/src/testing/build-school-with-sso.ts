import { type NewUserPolicy, type SsoConnection, sso } from '@inkling/contract';
import { organisationMembers, type UserRow } from '../db/schema/index.ts';
import { addSchoolAdmin } from '../features/school/index.ts';
import { confirmDomain } from '../features/sso/index.ts';
import { buildUser } from './build-user.ts';
import type { OpenIdPerson, TestOpenIdProvider } from './start-openid-provider.ts';
import type { useTestApp } from './use-test-app.ts';

type Server = ReturnType<typeof useTestApp>;

export interface TestSchool {
  admin: UserRow;
  organisation_id: number;
  name: string;
  domain: string;
  connection: SsoConnection;
  client_secret: string;
}

let made = 0;

/** A school whose people sign in with this provider. */
export const buildSchoolWithSso = async (
  server: Server,
  peer: TestOpenIdProvider,
  unknown_people: NewUserPolicy = 'refuse',
): Promise<TestSchool> => {
  const { db, clock } = server.deps;
  made += 1;
  const domain = `school${made}.example`;
  const admin = await buildUser(db, { role: 'teacher', email: `admin@${domain}` });
  const name = `School ${made}`;
  const organisation_id = await addSchoolAdmin(db, { name, userId: admin.id, now: clock.now() });
  const body = { provider: 'other' as const, issuer: peer.issuer };
  const { body: added } = await server.callAs(admin, sso.addConnection, { body });
  const client = { client_id: `inkling-${made}`, client_secret: `the secret of school ${made}` };
  peer.addClient({ ...client, redirect_uri: added.redirect_uri, sign_out_uri: added.sign_out_uri });
  const params = { id: added.id };
  await confirmDomain(db, { organisation_id, domain });
  const form = { ...client, domains: [domain], unknown_people };
  await server.callAs(admin, sso.changeConnection, { params, body: form });
  const on = await server.callAs(admin, sso.setConnectionEnabled, { params, body: { enabled: true } });
  const { client_secret } = client;
  return { admin, organisation_id, name, domain, connection: on.body, client_secret };
};

export const addToStaff = async (server: Server, { organisation_id }: TestSchool, user: UserRow) => {
  const { db, clock } = server.deps;
  await db
    .insert(organisationMembers)
    .values({ organisation_id, user_id: user.id, role: 'teacher', joined_at: clock.now() });
};

/** Somebody with an account at the school's provider. */
export const addPerson = (
  school: TestSchool,
  peer: TestOpenIdProvider,
  more: Partial<OpenIdPerson> = {},
): OpenIdPerson => {
  made += 1;
  const email = `person${made}@${school.domain}`;
  const person = { sub: `person-${made}`, name: `Person ${made}`, email, email_verified: true, ...more };
  peer.people.set(person.sub, person);
  return person;
};
