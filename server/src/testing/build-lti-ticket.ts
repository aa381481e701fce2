import type { Db } from '../db/connect.ts';
import * as tables from '../db/schema/index.ts';
import { hashToken, newToken } from '../features/accounts/index.ts';

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('insert returned no row');
  return row;
};

interface Ticket {
  organisation_id: number;
  user_id: number;
  /** The class of the course they come from, where it has one. */
  course_id?: number;
}

/** What a teacher holds who came from a platform of the school and has to choose something. */
export const buildLtiTicket = async (
  db: Db,
  { organisation_id, user_id, course_id }: Ticket,
): Promise<string> => {
  const ticket = newToken();
  const url = 'https://moodle.example';
  const platform = {
    organisation_id,
    code: newToken(),
    name: 'Moodle',
    public_key: {},
    issuer: url,
    client_id: 'inkling',
    deployment_ids: ['1'],
    auth_url: url,
    token_url: url,
    jwks_url: url,
    enabled: true,
  };
  const { id: platform_id } = only(await db.insert(tables.ltiPlatforms).values(platform).returning());
  const who = { platform_id, user_id, subject: 'teacher' };
  const { id: identity_id } = only(await db.insert(tables.ltiIdentities).values(who).returning());
  const context = { id: 'course', title: 'Course' };
  if (course_id)
    await db
      .insert(tables.ltiContexts)
      .values({ platform_id, deployment_id: '1', context_id: context.id, title: context.title, course_id })
      .onConflictDoUpdate({ target: tables.ltiContexts.course_id, set: { platform_id } });
  await db.insert(tables.ltiLaunches).values({
    ticket_hash: hashToken(ticket),
    browser_hash: '',
    platform_id,
    identity_id,
    launch: {
      kind: 'link',
      subject: who.subject,
      name: null,
      role: 'teacher',
      deployment_id: '1',
      context,
      resource_link: { id: 'place' },
      activity_id: null,
      lineitem_url: null,
      names_url: null,
      deep_link: null,
    },
    expires_at: new Date('2099-01-01T00:00:00Z'),
  });
  return ticket;
};
