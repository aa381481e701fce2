import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { challengeParticipants, challenges } from '../../db/schema/index.ts';

/** What ended on a day, with how many took part and finished; archived ones are left out. */
export const listChallengesEndedOn = (db: Db, day: string) =>
  db
    .select({
      id: challenges.id,
      teacher_id: challenges.teacher_id,
      title: challenges.title,
      joined: count(challengeParticipants.id),
      completed: sql<number>`(count(*) filter (where ${challengeParticipants.status} = 'completed'))::int`,
    })
    .from(challenges)
    .leftJoin(challengeParticipants, eq(challengeParticipants.challenge_id, challenges.id))
    .where(and(eq(challenges.end_date, day), ne(challenges.status, 'archived')))
    .groupBy(challenges.id)
    .orderBy(challenges.id);
export type EndedChallenge = Awaited<ReturnType<typeof listChallengesEndedOn>>[number];
