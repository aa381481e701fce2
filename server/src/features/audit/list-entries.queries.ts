import type { Role } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditEntries, users, writings } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';

export interface AuditLogRow extends Record<string, unknown> {
  id: number;
  created_at: Date;
  actor_id: number;
  actor_name: string | null;
  actor_role: Role;
  action: string;
  object_type: string;
  student_id: number | null;
  student_name: string | null;
  address: string;
}

/** The last entry of a page: the next begins before it. */
export interface Cursor {
  created_at: string;
  id: number;
}

export interface AuditLogFilter {
  organisationId: number;
  personId?: number | undefined;
  before?: Cursor | undefined;
  limit: number;
}

/** A school's entries, the newest first, with the names that are still known. */
export const listAuditLog = async (db: Db, filter: AuditLogFilter): Promise<AuditLogRow[]> => {
  const { organisationId, personId, before, limit } = filter;
  const ofPerson: SQL = personId === undefined ? sql`true` : sql`e.actor_id = ${personId}`;
  const older: SQL = before
    ? sql`(e.created_at, e.id) < (${before.created_at}::timestamptz, ${before.id}::bigint)`
    : sql`true`;
  const { rows } = await db.execute<AuditLogRow & { id: string | number }>(sql`
    select e.id, e.created_at, e.actor_id, a.full_name as actor_name, e.actor_role, e.action, e.object_type,
      e.student_id, s.full_name as student_name, e.address
    from ${auditEntries} e left join ${users} a on a.id = e.actor_id
    left join ${users} s on s.id = e.student_id and s.role = 'student'
    where e.organisation_id = ${organisationId} and ${ofPerson} and ${older}
    order by e.created_at desc, e.id desc limit ${limit}`);
  // The driver gives large numbers as text.
  return rows.map((row) => ({ ...row, id: Number(row.id), created_at: new Date(row.created_at) }));
};

const writingReads = (childId: number): SQL => sql`
  from ${auditEntries} e join ${writings} w on w.id = e.object_id left join ${users} u on u.id = e.actor_id
  where e.student_id = ${childId} and e.kind = 'read' and e.object_type = 'writing'`;

interface WritingReadRow extends Record<string, unknown> {
  id: number;
  created_at: Date;
  viewer: { id: number; full_name: string; role: Role } | null;
  writing: { id: number; title: string };
}

/** Who opened a child's work, for its parents: the newest first, all of it without a range. */
export const listWritingReads = async (
  db: Db,
  childId: number,
  range?: PageRange,
): Promise<WritingReadRow[]> => {
  const page = range ? sql`limit ${range.limit} offset ${range.offset}` : sql``;
  const { rows } = await db.execute<WritingReadRow>(sql`
    select e.id, e.created_at, case when u.id is not null then
        json_build_object('id', u.id, 'full_name', u.full_name, 'role', u.role) end as viewer,
      json_build_object('id', w.id, 'title', w.title) as writing
    ${writingReads(childId)} order by e.created_at desc, e.id desc ${page}`);
  return rows.map((row) => ({ ...row, id: Number(row.id), created_at: new Date(row.created_at) }));
};

export const countWritingReads = async (db: Db, childId: number): Promise<number> =>
  (await db.execute<{ total: number }>(sql`select count(*)::int as total ${writingReads(childId)}`)).rows[0]
    ?.total ?? 0;
