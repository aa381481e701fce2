import type { CheckedInput, activities as declared } from '@inkling/contract';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import {
  activities,
  activityTypeRows,
  challengeActivities,
  courseActivities,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isActivityOf } from '../teacher-students/index.ts';
import { listedColumns } from './activities.queries.ts';

type Filters = Partial<CheckedInput<typeof declared.listActivities>['query']>;
type OptionFilters = Partial<CheckedInput<typeof declared.activityOptions>['query']>;

const same = (column: Parameters<typeof eq>[0], value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

const inCourse = (id: number | undefined): SQL | undefined =>
  id === undefined
    ? undefined
    : sql`exists (select 1 from ${courseActivities} l where l.activity_id = ${activities.id} and l.course_id = ${id})`;
const inChallenge = (id: number | undefined): SQL | undefined =>
  id === undefined
    ? undefined
    : sql`exists (select 1 from ${challengeActivities} l where l.activity_id = ${activities.id} and l.challenge_id = ${id})`;

const matching = (teacher: Caller, filters: Filters): SQL | undefined =>
  and(
    isActivityOf(sql`activities`, teacher),
    containsText(filters.title_cont, [activities.title]),
    same(activities.status, filters.status_eq),
    same(activities.subject, filters.subject_eq),
    same(activities.activity_type, filters.activity_type_eq),
    inCourse(filters.course_eq),
    inChallenge(filters.challenge_eq),
  );

export const listActivities = (db: Db, teacher: Caller, query: Filters & { pageRange: PageRange }) =>
  db
    .select(listedColumns(teacher))
    .from(activities)
    .leftJoin(activityTypeRows, eq(activityTypeRows.id, activities.activity_kind_id))
    .where(matching(teacher, query))
    .orderBy(desc(activities.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countActivities = async (db: Db, teacher: Caller, filters: Filters): Promise<number> =>
  (await db.select({ total: count() }).from(activities).where(matching(teacher, filters)))[0]?.total ?? 0;

const optionsMatching = (teacher: Caller, { keyword, id_in }: OptionFilters): SQL | undefined =>
  and(
    isActivityOf(sql`activities`, teacher),
    containsText(keyword, [activities.title]),
    id_in && inArray(activities.id, id_in),
  );

export const listActivityOptions = (
  db: Db,
  teacher: Caller,
  query: OptionFilters & { pageRange: PageRange },
) =>
  db
    .select({ id: activities.id, title: activities.title })
    .from(activities)
    .where(optionsMatching(teacher, query))
    .orderBy(asc(activities.title), asc(activities.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countActivityOptions = async (db: Db, teacher: Caller, query: OptionFilters): Promise<number> =>
  (await db.select({ total: count() }).from(activities).where(optionsMatching(teacher, query)))[0]?.total ??
  0;
