import type { CheckedInput, challenges as declared } from '@inkling/contract';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import { challengeParticipants, challenges, uploads, users, writings } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';
import { isTaughtBy } from '../teacher-students/index.ts';

export type ParticipantQuery = Partial<CheckedInput<typeof declared.listParticipants>['query']>;

const matching = (teacherId: number, query: ParticipantQuery): SQL | undefined =>
  and(
    eq(challenges.teacher_id, teacherId),
    query.challenge_id_eq ? eq(challenges.id, query.challenge_id_eq) : undefined,
    query.status_eq && eq(challengeParticipants.status, query.status_eq),
    containsText(query.keyword, [users.full_name, users.screen_name, users.email]),
  );

/** Work that was only given out says nothing about the student. */
const lastActiveAt = sql<Date | null>`(
  select max(w.updated_at) from ${writings} w where w.student_id = ${challengeParticipants.student_id}
  and w.challenge_id = ${challengeParticipants.challenge_id} and w.status <> 'pending')`.mapWith(
  writings.updated_at,
);

/** Newest participants first. */
export const listParticipants = (
  db: Db,
  teacherId: number,
  { query, pageRange }: { query: ParticipantQuery; pageRange: PageRange },
) =>
  db
    .select({
      participant: challengeParticipants,
      challenge: { id: challenges.id, title: challenges.title },
      student: {
        id: users.id,
        full_name: users.full_name,
        screen_name: users.screen_name,
        email: users.email,
      },
      avatar: { signed_id: uploads.signed_id, filename: uploads.filename },
      lastActiveAt,
    })
    .from(challengeParticipants)
    .innerJoin(challenges, eq(challenges.id, challengeParticipants.challenge_id))
    .innerJoin(users, eq(users.id, challengeParticipants.student_id))
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .where(matching(teacherId, query))
    .orderBy(desc(challengeParticipants.created_at), desc(challengeParticipants.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);
export type ParticipantRow = Awaited<ReturnType<typeof listParticipants>>[number];

export const countParticipants = async (
  db: Db,
  teacherId: number,
  query: ParticipantQuery,
): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(challengeParticipants)
      .innerJoin(challenges, eq(challenges.id, challengeParticipants.challenge_id))
      .innerJoin(users, eq(users.id, challengeParticipants.student_id))
      .where(matching(teacherId, query))
  )[0]?.total ?? 0;

/** The teacher's students whom a challenge for these grades is for; no grades named means all. */
export const listStudentsInGrades = (db: Db, teacherId: number, grades: number[]) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isTaughtBy(users.id, { id: teacherId, shared_courses: [] }),
        grades.length > 0 ? inArray(users.grade_level, grades) : undefined,
      ),
    );
