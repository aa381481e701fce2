import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  alerts,
  challengeParticipants,
  enrollments,
  timeLogs,
  users,
  writings,
} from '../../../db/schema/index.ts';

interface ChallengeWriting {
  id: number;
  title: string;
  status: 'pending' | 'progressing' | 'completed';
  changed_at: string;
  /** Finished, for school, and nobody worries about what it says. */
  may_be_read: boolean;
}

/** Wellbeing stays between a child and the adults, and so does all that raised an alert. */
const mayBeRead = sql`w.status = 'completed' and w.subject = 'writing'
  and not exists (select 1 from ${alerts} a where a.writing_id = w.id)`;

const writingsInChallenge = sql<ChallengeWriting[]>`(
  select coalesce(json_agg(json_build_object('id', w.id, 'title', w.title, 'status', w.status,
    'changed_at', coalesce(w.completed_at, w.started_at, w.created_at), 'may_be_read', ${mayBeRead}) order by w.id), '[]')
  from ${writings} w where w.student_id = ${users.id} and w.challenge_id = ${challengeParticipants.challenge_id})`;

/** Opening the app and working on a step both count as being there. */
const lastHereAt = sql<Date | null>`greatest(${users.last_login_at}, (
  select max(l.updated_at) from ${timeLogs} l join ${writings} w on w.id = l.writing_id
  where w.student_id = ${users.id}))`.mapWith(users.last_login_at);

const takesPart = (challengeId: number, studentId: number) =>
  sql`exists (select 1 from ${challengeParticipants} me
    where me.challenge_id = ${challengeId} and me.student_id = ${studentId})`;

const isClassmateOf = (studentId: number) =>
  sql`exists (select 1 from ${enrollments} mine join ${enrollments} theirs on theirs.course_id = mine.course_id
    where mine.student_id = ${studentId} and theirs.student_id = ${users.id})`;

/** Those of the caller's classes who take part in the challenge, if the caller does. */
export const listClassmatesInChallenge = (db: Db, challengeId: number, callerId: number) =>
  db
    .select({
      id: users.id,
      full_name: users.full_name,
      settings: users.settings,
      joined_at: challengeParticipants.created_at,
      lastHereAt,
      writings: writingsInChallenge,
    })
    .from(challengeParticipants)
    .innerJoin(users, eq(users.id, challengeParticipants.student_id))
    .where(
      and(
        eq(challengeParticipants.challenge_id, challengeId),
        ne(users.id, callerId),
        takesPart(challengeId, callerId),
        isClassmateOf(callerId),
      ),
    );
export type ClassmateRow = Awaited<ReturnType<typeof listClassmatesInChallenge>>[number];

export const readContentOfClassmate = async (db: Db, writingId: number): Promise<string> =>
  (await db.select({ content: writings.content }).from(writings).where(eq(writings.id, writingId)))[0]
    ?.content ?? '';
