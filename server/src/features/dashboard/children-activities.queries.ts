import type { FeedbackByCategory } from '@inkling/contract';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, aiFeedbackItems, aiFeedbacks, users, writings } from '../../db/schema/index.ts';

const shownActivities = 10;

export const countActivitiesOfChildren = (db: Db, parentId: number) =>
  db
    .select({
      student_id: writings.student_id,
      total: count(),
      completed: sql<number>`(count(*) filter (where ${writings.status} = 'completed'))::int`,
    })
    .from(writings)
    .innerJoin(users, eq(users.id, writings.student_id))
    .where(eq(users.parent_id, parentId))
    .groupBy(writings.student_id);

const outputs = sql<FeedbackByCategory | null>`(
  select json_object_agg(i.criterion, i.output) from ${aiFeedbacks} f
  join ${aiFeedbackItems} i on i.feedback_id = f.id
  where f.writing_id = ${writings.id} and ${writings.status} = 'completed' and i.output is not null)`;

export type ChildActivityRow = Awaited<ReturnType<typeof listLatestActivities>>[number];

/** The latest of each child, in one statement for all of them. */
export const listLatestActivities = (db: Db, parentId: number) => {
  const latest = db
    .select({ id: writings.id })
    .from(writings)
    .where(eq(writings.student_id, users.id))
    .orderBy(desc(writings.updated_at), desc(writings.id))
    .limit(shownActivities)
    .as('latest');
  return db
    .select({
      id: writings.id,
      student_id: writings.student_id,
      title: writings.title,
      writing_type: writings.writing_type,
      status: writings.status,
      due_date: writings.due_date,
      updated_at: writings.updated_at,
      score: sql<number | null>`coalesce(${writings.teacher_scoring}, ${writings.ai_scoring})`,
      outputs,
      description: activities.description,
      estimated_time: activities.estimated_time,
      estimated_time_unit: activities.estimated_time_unit,
    })
    .from(users)
    .crossJoinLateral(latest)
    .innerJoin(writings, eq(writings.id, latest.id))
    .leftJoin(activities, eq(activities.id, writings.activity_id))
    .where(eq(users.parent_id, parentId))
    .orderBy(desc(writings.updated_at), desc(writings.id));
};
