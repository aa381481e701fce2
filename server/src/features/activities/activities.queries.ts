import type { Activity } from '@inkling/contract';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  activityImages,
  activityKinds,
  activityStudents,
  challengeActivities,
  challenges,
  courseActivities,
  courses,
  uploads,
  users,
  writings,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';

type Reader = Pick<Caller, 'id' | 'role'>;

interface Option {
  id: number;
  title: string;
}

/** Writings through which a student, or a parent by their child, knows an activity. */
const knownWritings = ({ id, role }: Reader): SQL => {
  const whose = role === 'student' ? sql`u.id = ${id}` : sql`u.parent_id = ${id}`;
  return sql`select w.activity_id, w.course_id, w.challenge_id from ${writings} w join ${users} u on u.id = w.student_id where ${whose} and w.activity_id = ${activities.id}`;
};

const visibleTo = (caller: Reader): SQL =>
  caller.role === 'teacher' ? eq(activities.teacher_id, caller.id) : sql`exists (${knownWritings(caller)})`;

/** Where an activity is used: all of it for its teacher, their own part for everybody else. */
const coursesFor = (caller: Reader): SQL<Option[]> => {
  const ids =
    caller.role === 'teacher'
      ? sql`select l.course_id from ${courseActivities} l where l.activity_id = ${activities.id}`
      : sql`select k.course_id from (${knownWritings(caller)}) k`;
  return sql`(select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.id), '[]') from ${courses} c where c.id in (${ids}))`;
};
const challengesFor = (caller: Reader): SQL<Option[]> => {
  const ids =
    caller.role === 'teacher'
      ? sql`select l.challenge_id from ${challengeActivities} l where l.activity_id = ${activities.id}`
      : sql`select k.challenge_id from (${knownWritings(caller)}) k`;
  return sql`(select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.id), '[]') from ${challenges} c where c.id in (${ids}))`;
};

const images = sql<
  { id: number; signed_id: string; filename: string; content_type: string; byte_size: number }[]
>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'signed_id', u.signed_id, 'filename', u.filename,
    'content_type', u.content_type, 'byte_size', u.byte_size) order by i.position), '[]')
  from ${activityImages} i join ${uploads} u on u.id = i.upload_id where i.activity_id = ${activities.id})`;

const hasWritings = sql<boolean>`exists (select 1 from ${writings} w where w.activity_id = ${activities.id})`;

/** How far the students are, counted only for the teacher. */
const writingsDataFor = ({ role }: Reader): SQL<Activity['writings_data']> =>
  role === 'teacher'
    ? sql`(select json_build_object('students_count', count(distinct w.student_id),
        'pending', count(*) filter (where w.status = 'pending'),
        'progressing', count(*) filter (where w.status = 'progressing'),
        'completed', count(*) filter (where w.status = 'completed'))
        from ${writings} w where w.activity_id = ${activities.id})`
    : sql`null`;

const assignedToFor = ({ role }: Reader): SQL<number[] | null> =>
  role === 'teacher'
    ? sql`array(select distinct w.student_id from ${writings} w where w.activity_id = ${activities.id} order by 1)`
    : sql`null`;

/** Whom the teacher chose; null where it is for everybody. */
const chosenStudentsFor = ({ role }: Reader): SQL<number[] | null> =>
  role === 'teacher'
    ? sql`case when ${activities.for_chosen_students} then
        array(select s.student_id from ${activityStudents} s where s.activity_id = ${activities.id} order by 1) end`
    : sql`null`;

const {
  steps: _,
  requirements: __,
  description: ___,
  ...listedActivityColumns
} = getTableColumns(activities);

/** What a list shows of each activity. */
export const listedColumns = (caller: Reader) => ({
  activity: listedActivityColumns,
  kind: { name: activityKinds.name },
  courses: coursesFor(caller),
  challenges: challengesFor(caller),
  hasWritings,
});

const selectActivity = (db: Db, caller: Reader, activityId: number) =>
  db
    .select({
      ...listedColumns(caller),
      activity: activities,
      images,
      assignedTo: assignedToFor(caller),
      chosenStudents: chosenStudentsFor(caller),
      writingsData: writingsDataFor(caller),
    })
    .from(activities)
    .leftJoin(activityKinds, eq(activityKinds.id, activities.activity_kind_id))
    .where(and(eq(activities.id, activityId), visibleTo(caller)));

export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];
export type ListedRow = Pick<ActivityRow, 'kind' | 'courses' | 'challenges' | 'hasWritings'> & {
  activity: Omit<ActivityRow['activity'], 'steps' | 'requirements' | 'description'>;
};

export const findActivity = async (
  db: Db,
  caller: Reader,
  activityId: number,
): Promise<ActivityRow | undefined> => (await selectActivity(db, caller, activityId))[0];
