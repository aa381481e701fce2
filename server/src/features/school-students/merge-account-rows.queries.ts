import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatMessages, chats, workCounts, writings } from '../../db/schema/index.ts';

/** Two accounts of one child: everything goes from the other to the one that is kept. */
export interface AccountPair {
  keptId: number;
  otherId: number;
}

/** Columns that only have to name the account that is kept. */
export const columnsOfMovedRows = [
  'alerts.student_id',
  'notifications.child_id',
  'support_messages.user_id',
  'uploads.owner_id',
  'users.merged_into_id',
] as const;

/** Columns whose rows end with the account: ways in, things under way, and what only its own past would need. */
export const columnsOfDeletedRows = [
  'sessions.user_id',
  'passkeys.user_id',
  'account_tokens.user_id',
  'sign_on_attempts.user_id',
  'sign_on_links.user_id',
  'class_sign_in_tries.student_id',
  'archived_students.student_id',
  'year_rollover_students.student_id',
  'year_rollover_leavers.student_id',
] as const;

interface JoinRule {
  column: string;
  /** Of two rows that agree in these only one can stay. */
  key: string[];
  /** What the one that stays, `k`, takes over from the other, `o`. */
  takes?: string;
}

/** Rows of which a child has one for each class, challenge and so on. */
export const columnsOfJoinedRows = {
  enrollments: {
    column: 'student_id',
    key: ['course_id'],
    takes: 'roster_id = coalesce(k.roster_id, o.roster_id), created_at = least(k.created_at, o.created_at)',
  },
  challenge_participants: {
    column: 'student_id',
    key: ['challenge_id'],
    takes: 'status = greatest(k.status, o.status), created_at = least(k.created_at, o.created_at)',
  },
  achievement_unlocks: {
    column: 'student_id',
    key: ['rule_id'],
    takes: 'unlocked_at = least(k.unlocked_at, o.unlocked_at)',
  },
  // Of two reports on the same weeks one has the words of both; a parent reads it only if both were shared.
  activity_reports: {
    column: 'student_id',
    key: ['teacher_id', 'target_type', 'target_id', 'start_date', 'end_date'],
    takes: `report_result = nullif(concat_ws(E'\\n\\n', k.report_result, o.report_result), ''),
      family_result = nullif(concat_ws(E'\\n\\n', k.family_result, o.family_result), ''),
      status = case when 'completed' in (k.status, o.status) then 'completed' else k.status end,
      shared_at = case when k.shared_at is not null and o.shared_at is not null
        then greatest(k.shared_at, o.shared_at) end`,
  },
  teacher_students: { column: 'student_id', key: ['teacher_id'] },
  activity_students: { column: 'student_id', key: ['activity_id'] },
  class_picture_permissions: { column: 'student_id', key: ['course_id'] },
  notifications: { column: 'user_id', key: ['dedupe_key'] },
  emails: { column: 'user_id', key: ['dedupe_key'] },
  lti_identities: { column: 'user_id', key: ['platform_id'] },
  // Whoever is in a class by hand in one of the two, or still in the course over there, is not taken out of it.
  lti_members: {
    column: 'user_id',
    key: ['course_id'],
    takes: `is_brought = k.is_brought and o.is_brought, seen_at = greatest(k.seen_at, o.seen_at),
      left_at = case when k.left_at is not null and o.left_at is not null then greatest(k.left_at, o.left_at) end`,
  },
} satisfies Record<string, JoinRule>;

const placeOf = (column: string): { table: SQL; field: SQL } => {
  const [table = '', field = ''] = column.split('.');
  return { table: sql.identifier(table).getSQL(), field: sql.identifier(field).getSQL() };
};

export const moveRowsByColumn = async (db: Db, { keptId, otherId }: AccountPair): Promise<void> => {
  for (const { table, field } of columnsOfMovedRows.map(placeOf))
    await db.execute(sql`update ${table} set ${field} = ${keptId} where ${field} = ${otherId}`);
  await db.execute(sql`update emails set mentioned_child_ids = array_replace(mentioned_child_ids, ${otherId}, ${keptId})
    where mentioned_child_ids @> array[${otherId}::int]`);
};

export const deleteRowsOfOtherAccount = async (db: Db, { otherId }: AccountPair): Promise<void> => {
  for (const { table, field } of columnsOfDeletedRows.map(placeOf))
    await db.execute(sql`delete from ${table} where ${field} = ${otherId}`);
};

/** Returns how many rows went to the account that is kept, and how many it had already. */
export const moveOrJoinRows = async (
  db: Db,
  name: keyof typeof columnsOfJoinedRows,
  { keptId, otherId }: AccountPair,
): Promise<{ moved: number; met: number }> => {
  const { column, key, takes }: JoinRule = columnsOfJoinedRows[name];
  const table = sql.identifier(name);
  const field = sql.identifier(column);
  const isSame = sql.raw(key.map((one) => `k.${one} = o.${one}`).join(' and '));
  const arePair = sql`k.${field} = ${keptId} and o.${field} = ${otherId} and ${isSame}`;
  if (takes) await db.execute(sql`update ${table} k set ${sql.raw(takes)} from ${table} o where ${arePair}`);
  const met = await db.execute(sql`delete from ${table} o using ${table} k where ${arePair}`);
  const moved = await db.execute(sql`update ${table} set ${field} = ${keptId} where ${field} = ${otherId}`);
  return { moved: moved.rowCount ?? 0, met: met.rowCount ?? 0 };
};

/** Given out and never opened: it holds nothing of a child. */
const isUnopened = (writing: SQL): SQL => sql`(${writing}.status = 'pending' and ${writing}.version = 0
  and not exists (select from ${chats} h join ${chatMessages} s on s.chat_id = h.id where h.target_id = ${writing}.id))`;

const areSameWork = ({
  keptId,
  otherId,
}: AccountPair): SQL => sql`(k.student_id = ${keptId} and o.student_id = ${otherId}
  and k.activity_id = o.activity_id and (o.course_id is not null or o.challenge_id is not null)
  and k.course_id is not distinct from o.course_id and k.challenge_id is not distinct from o.challenge_id)`;

/** How far a piece has come: handed in, then confirmed by a teacher, then returned, then handed in last, then saved most. */
const progressOf = (writing: SQL): SQL => sql`(${writing}.status, ${writing}.approved_version is not null,
  ${writing}.times_returned, coalesce(${writing}.completed_at, '-infinity'), ${writing}.version)`;

/**
 * Where both have begun the same work both pieces stay: the one that has come less far keeps its activity and its
 * teacher and is no longer the work of the class, which is one piece for each student.
 */
export const moveWritings = async (db: Db, pair: AccountPair): Promise<{ moved: number; met: number }> => {
  const same = areSameWork(pair);
  await db.execute(
    sql`delete from ${writings} o using ${writings} k where ${same} and ${isUnopened(sql`o`)}`,
  );
  await db.execute(
    sql`delete from ${writings} k using ${writings} o where ${same} and ${isUnopened(sql`k`)}`,
  );
  const passed = await db.execute(sql`update ${writings} k set course_id = null, challenge_id = null
    from ${writings} o where ${same} and ${progressOf(sql`o`)} > ${progressOf(sql`k`)}`);
  const met = await db.execute(
    sql`update ${writings} o set course_id = null, challenge_id = null from ${writings} k where ${same}`,
  );
  const moved = await db.execute(
    sql`update ${writings} set student_id = ${pair.keptId} where student_id = ${pair.otherId}`,
  );
  // The triggers have counted every piece for its new owner and left noughts.
  await db.execute(sql`delete from ${workCounts} where student_id = ${pair.otherId}`);
  return { moved: moved.rowCount ?? 0, met: (passed.rowCount ?? 0) + (met.rowCount ?? 0) };
};
