import { and, count, desc, eq, gt, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { alertAcknowledgements, alerts, users, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isTaughtBy, teachersOf } from '../memberships/index.ts';

export interface AlertFilter {
  student_id_eq?: number | undefined;
  open?: boolean | undefined;
}

/** Parents see alerts about their own children, teachers about their students. */
const visibleTo = (caller: Caller): SQL =>
  caller.role === 'parent' ? eq(users.parent_id, caller.id) : isTaughtBy(alerts.student_id, caller.id);

const selectAlerts = (db: Db, caller: Caller, where: SQL | undefined) =>
  db
    .select({
      alert: alerts,
      student: { id: users.id, full_name: users.full_name, screen_name: users.screen_name },
      writing: { id: writings.id, title: writings.title },
      acknowledged: { at: alertAcknowledgements.acknowledged_at, note: alertAcknowledgements.note },
    })
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.student_id))
    .leftJoin(writings, eq(writings.id, alerts.writing_id))
    .leftJoin(
      alertAcknowledgements,
      and(eq(alertAcknowledgements.alert_id, alerts.id), eq(alertAcknowledgements.user_id, caller.id)),
    )
    .where(and(visibleTo(caller), where))
    .$dynamic();

export type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];

const matching = ({ student_id_eq, open }: AlertFilter): SQL | undefined =>
  and(
    student_id_eq === undefined ? undefined : eq(alerts.student_id, student_id_eq),
    open ? isNull(alertAcknowledgements.acknowledged_at) : undefined,
  );

export const listAlerts = (
  db: Db,
  caller: Caller,
  filter: AlertFilter,
  pageRange: PageRange,
): Promise<AlertRow[]> =>
  selectAlerts(db, caller, matching(filter))
    .orderBy(sql`${alertAcknowledgements.acknowledged_at} is not null`, desc(alerts.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

export const countAlerts = async (db: Db, caller: Caller, filter: AlertFilter): Promise<number> => {
  const found = selectAlerts(db, caller, matching(filter)).as('found');
  return (await db.select({ total: count() }).from(found))[0]?.total ?? 0;
};

export const findAlert = async (db: Db, caller: Caller, alertId: number): Promise<AlertRow | undefined> =>
  (await selectAlerts(db, caller, eq(alerts.id, alertId)))[0];

/** Acknowledging again replaces the note. */
export const acknowledge = async (db: Db, row: typeof alertAcknowledgements.$inferInsert): Promise<void> => {
  await db
    .insert(alertAcknowledgements)
    .values(row)
    .onConflictDoUpdate({
      target: [alertAcknowledgements.alert_id, alertAcknowledgements.user_id],
      set: { note: row.note ?? null },
    });
};

/**
 * Whether the adults know about this already: in the same words, or, where a piece of writing is saved again and
 * again, of the same worry in the same piece at least as severely.
 */
export const hasAlertSince = async (
  db: Db,
  { student_id, writing_id, source, category, severity, excerpt }: typeof alerts.$inferInsert,
  since: Date,
): Promise<boolean> => {
  const sameWorry =
    source === 'chat' || !writing_id
      ? undefined
      : and(eq(alerts.writing_id, writing_id), eq(alerts.category, category), gte(alerts.severity, severity));
  const found = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(
        eq(alerts.student_id, student_id),
        or(eq(alerts.excerpt, excerpt), sameWorry),
        gt(alerts.created_at, since),
      ),
    )
    .limit(1);
  return found.length > 0;
};

export const insertAlert = async (db: Db, row: typeof alerts.$inferInsert): Promise<void> => {
  await db.insert(alerts).values(row);
};

/** The student, and the grown-ups responsible for them. */
export const findResponsible = async (db: Db, studentId: number) => {
  const [student] = await db.select().from(users).where(eq(users.id, studentId));
  const grownUps = await db
    .select()
    .from(users)
    .where(
      or(
        student?.parent_id ? inArray(users.id, [student.parent_id]) : undefined,
        sql`${users.id} = any(${teachersOf(studentId)})`,
      ),
    );
  return { student, grownUps };
};

/** Writings saved since they were last read for a child in trouble, longest unread first. */
export const listUncheckedWritings = (db: Db, most: number) =>
  db
    .select({
      id: writings.id,
      version: writings.version,
      student_id: writings.student_id,
      writing_type: writings.writing_type,
      data: writings.data,
      content: writings.content,
    })
    .from(writings)
    .where(ne(writings.version, writings.checked_version))
    .orderBy(writings.id)
    .limit(most);

export type UncheckedWriting = Awaited<ReturnType<typeof listUncheckedWritings>>[number];

/** Says which version was read; one saved meanwhile is read next time. For the child the piece is unchanged. */
export const markChecked = async (db: Db, { id, version }: UncheckedWriting): Promise<void> => {
  await db
    .update(writings)
    .set({ checked_version: version, updated_at: sql`${writings.updated_at}` })
    .where(eq(writings.id, id));
};
