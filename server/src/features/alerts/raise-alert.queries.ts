import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { alerts, users } from '../../db/schema/index.ts';
import { teachersOf } from '../teacher-students/index.ts';

type NewAlert = typeof alerts.$inferInsert;

/** Two readers of the same words, the job and the feedback, take turns, so that the second finds what the first raised. */
export const lockAlertsOf = async (db: Db, studentId: number): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('alerts'), ${studentId})`);
};

/**
 * Whose account it is now: a child's second account may have been merged while the words were read. It is not merged
 * until this transaction ends.
 */
export const lockOwnerOfAlerts = async (db: Db, studentId: number): Promise<number> => {
  const [owner] = await db
    .select({ merged_into_id: users.merged_into_id })
    .from(users)
    .where(eq(users.id, studentId))
    .for('key share');
  return owner?.merged_into_id ? lockOwnerOfAlerts(db, owner.merged_into_id) : studentId;
};

/** What is known about the same child from the same writing, at least as severe. */
export const listAlertsAtLeastAsSevere = (db: Db, { student_id, writing_id, severity }: NewAlert) =>
  db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.student_id, student_id),
        writing_id ? eq(alerts.writing_id, writing_id) : undefined,
        gte(alerts.severity, severity),
      ),
    )
    .orderBy(asc(alerts.id));

export const insertAlert = async (db: Db, row: NewAlert): Promise<number> => {
  const [alert] = await db.insert(alerts).values(row).returning({ id: alerts.id });
  if (!alert) throw new Error('the alert was not stored');
  return alert.id;
};

/** The student, and the grown-ups responsible for them. */
export const findResponsibleAdults = async (db: Db, studentId: number, today: string) => {
  const [student] = await db.select().from(users).where(eq(users.id, studentId));
  const grownUps = await db
    .select()
    .from(users)
    .where(
      or(
        student?.parent_id ? inArray(users.id, [student.parent_id]) : undefined,
        sql`${users.id} = any(${teachersOf(studentId, today)})`,
      ),
    );
  return { student, grownUps };
};
