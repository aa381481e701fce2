import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { queuedJobs } from '../db/schema/index.ts';

/** A process that works on a job says so every two seconds; after eight seconds of silence it is dead, so that its jobs go on within ten. */
export const leaseSeconds = 8;
export const renewEveryMs = 2000;

/** Where those who wait for work listen. */
export const queueChannel = 'queued_jobs';

/** The key of a job that comes back by itself; so there is one of each. */
export const scheduledKey = 'schedule';

const isUnfinished = sql`failed_at is null`;
const isFree = sql`(leased_until is null or leased_until < now())`;
const newLease = sql`now() + make_interval(secs => ${leaseSeconds})`;

/** False if the same work is already being done. One that waits is moved to now, even behind a failure. */
export const insertJob = async (
  db: Db,
  sent: {
    name: string;
    data: unknown;
    key: string | null;
    owner: string | null;
    request_id: string | null;
    afterSeconds: number;
  },
): Promise<boolean> => {
  // The notification is heard when the transaction commits, and never if it doesn't.
  const { rows } = await db.execute<{ queued: number }>(sql`
    with sent as (
      insert into ${queuedJobs} as waiting (name, data, key, owner, request_id, run_at)
      values (${sent.name}, ${JSON.stringify(sent.data)}::jsonb, ${sent.key}, ${sent.owner},
        ${sent.request_id}::uuid, now() + make_interval(secs => ${sent.afterSeconds}))
      on conflict (name, key) where failed_at is null
        do update set run_at = least(waiting.run_at, now()) where waiting.leased_until is null
      returning id)
    select count(*)::int as queued, pg_notify(${queueChannel}, '') from sent`);
  return rows[0]?.queued === 1;
};

const listOf = (values: (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

export interface TakenJob extends Record<string, unknown> {
  id: number;
  name: string;
  data: unknown;
  key: string | null;
  request_id: string | null;
  /** With this one. */
  attempts: number;
}

/** Takes the next job for this process: owners with the least under way first, then the oldest. */
export const takeJob = async (
  db: Db,
  names: string[],
  { evenIfLater = false } = {},
): Promise<TakenJob | undefined> => {
  const underWay = sql`(select count(*) from ${queuedJobs} r
    where r.owner = j.owner and r.failed_at is null and r.leased_until > now())`;
  const taken = await db.execute<TakenJob>(sql`
    update ${queuedJobs} set attempts = attempts + 1, leased_until = ${newLease}
    where id = (
      select j.id from ${queuedJobs} j
      where ${isUnfinished} and ${isFree} and ${evenIfLater ? sql`true` : sql`run_at <= now()`} and name in (${listOf(names)})
      order by case when j.owner is null then 0 else ${underWay} end, j.run_at, j.id
      limit 1 for update skip locked)
    returning id, name, data, key, request_id, attempts`);
  return taken.rows[0];
};

/** Milliseconds until one of these may be due, or a silent process given up; null when none waits. */
export const nextDueInMs = async (db: Db, names: string[]): Promise<number | null> => {
  if (names.length === 0) return null;
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from min(greatest(run_at, leased_until)) - now()) * 1000)::float8 as ms
    from ${queuedJobs} where ${isUnfinished} and name in (${listOf(names)})`);
  return rows[0]?.ms ?? null;
};

export const renewLeases = async (db: Db, ids: number[]): Promise<void> => {
  if (ids.length === 0) return;
  await db.execute(sql`update ${queuedJobs} set leased_until = ${newLease} where id in (${listOf(ids)})`);
};

/** Only while it is ours: another process may have taken over. */
const isOurs = ({ id, attempts }: TakenJob) => and(eq(queuedJobs.id, id), eq(queuedJobs.attempts, attempts));

export const deleteJob = async (db: Db, taken: TakenJob): Promise<void> => {
  await db.delete(queuedJobs).where(isOurs(taken));
};

export const retryJob = async (
  db: Db,
  taken: TakenJob,
  { inSeconds, failure }: { inSeconds: number; failure: string },
): Promise<void> => {
  const run_at = sql`now() + make_interval(secs => ${inSeconds})`;
  await db.update(queuedJobs).set({ run_at, leased_until: null, failure }).where(isOurs(taken));
};

export const failJob = async (db: Db, taken: TakenJob, failure: string): Promise<void> => {
  await db
    .update(queuedJobs)
    .set({ failed_at: sql`now()`, leased_until: null, failure })
    .where(isOurs(taken));
};

/** The one job of a schedule waits for its next time. */
export const postponeJob = async (
  db: Db,
  taken: TakenJob,
  { run_at, failure }: { run_at: Date; failure: string | null },
): Promise<void> => {
  await db.update(queuedJobs).set({ run_at, attempts: 0, leased_until: null, failure }).where(isOurs(taken));
};

/** An occurrence missed by more than this, with every server down, is left out: most are about the hour. */
const missedAfter = sql`interval '1 hour'`;

/** Makes sure that the one job of a schedule waits, at the right time. */
export const scheduleJob = async (db: Db, name: string, run_at: Date): Promise<void> => {
  await db
    .insert(queuedJobs)
    .values({ name, data: {}, key: scheduledKey, run_at })
    .onConflictDoUpdate({
      target: [queuedJobs.name, queuedJobs.key],
      targetWhere: isUnfinished,
      set: { run_at },
      setWhere: sql`${queuedJobs.leased_until} is null and ${queuedJobs.attempts} = 0
        and (${queuedJobs.run_at} > now() or ${queuedJobs.run_at} < now() - ${missedAfter})`,
    });
};

/** A schedule that a newer release no longer has. */
export const unscheduleOthers = async (db: Db, names: string[]): Promise<void> => {
  if (names.length === 0) return;
  await db
    .delete(queuedJobs)
    .where(
      and(
        eq(queuedJobs.key, scheduledKey),
        isNull(queuedJobs.leased_until),
        sql`name not in (${listOf(names)})`,
      ),
    );
};

export const deleteFailedJobsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(queuedJobs).where(and(isNotNull(queuedJobs.failed_at), lt(queuedJobs.failed_at, before)));
};
