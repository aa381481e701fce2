import type { Activity } from '@inkling/contract';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  activityImages,
  activityStudents,
  activityTypeRows,
  challengeActivities,
  challenges,
  courseActivities,
  courses,
  uploads,
  users,
  writings,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import {
  isActivityCopiedBy,
  isActivityManagedBy,
  isActivityOf,
  isCourseOf,
  isTaughtBy,
  isWritingVisibleToTeacher,
} from '../teacher-students/index.ts';

type Reader = Pick<Caller, 'id' | 'role' | 'shared_courses'>;

interface Option {
  id: number;
  title: string;
}

/** Writings through which a student, or a parent by their child, knows an activity. */
const knownWritings = ({ id, role }: Reader): SQL => {
  const whose = role === 'student' ? sql`u.id = ${id}` : sql`u.parent_id = ${id}`;
  return sql`select w.activity_id, w.course_id, w.challenge_id, w.due_date from ${writings} w join ${users} u on u.id = w.student_id where ${whose} and w.activity_id = ${activities.id}`;
};

const visibleTo = (caller: Reader): SQL =>
  caller.role === 'teacher' ? isActivityOf(sql`activities`, caller) : sql`exists (${knownWritings(caller)})`;

/** Where an activity is used, as far as the reader knows the place. */
const coursesFor = (caller: Reader): SQL<Option[]> => {
  const ids =
    caller.role === 'teacher'
      ? sql`select l.course_id from ${courseActivities} l join ${courses} t on t.id = l.course_id
          where l.activity_id = ${activities.id} and ${isCourseOf(sql`t`, caller)}`
      : sql`select k.course_id from (${knownWritings(caller)}) k`;
  return sql`(select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.id), '[]') from ${courses} c where c.id in (${ids}))`;
};
const challengesFor = (caller: Reader): SQL<Option[]> => {
  const ids =
    caller.role === 'teacher'
      ? sql`select l.challenge_id from ${challengeActivities} l join ${challenges} t on t.id = l.challenge_id
          where l.activity_id = ${activities.id} and t.teacher_id = ${caller.id}`
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

/** Whose activity it is sees all work on it, colleagues that of their courses. */
const isCountedFor = (reader: Reader): SQL =>
  sql`(${activities.teacher_id} = ${reader.id} or ${isWritingVisibleToTeacher(sql`w`, reader)})`;

/** How far the students are, counted only for teachers. */
const writingsDataFor = (reader: Reader): SQL<Activity['writings_data']> =>
  reader.role === 'teacher'
    ? sql`(select json_build_object('students_count', count(distinct w.student_id),
        'pending', count(*) filter (where w.status = 'pending'),
        'progressing', count(*) filter (where w.status = 'progressing'),
        'completed', count(*) filter (where w.status = 'completed'))
        from ${writings} w where w.activity_id = ${activities.id} and ${isCountedFor(reader)})`
    : sql`null`;

const assignedToFor = (reader: Reader): SQL<number[] | null> =>
  reader.role === 'teacher'
    ? sql`array(select distinct w.student_id from ${writings} w
        where w.activity_id = ${activities.id} and ${isCountedFor(reader)} order by 1)`
    : sql`null`;

/** Whom the teacher chose; null where it is for everybody. */
const chosenStudentsFor = (reader: Reader): SQL<number[] | null> =>
  reader.role === 'teacher'
    ? sql`case when ${activities.for_chosen_students} then
        array(select s.student_id from ${activityStudents} s where s.activity_id = ${activities.id}
          and ${isTaughtBy(sql`s.student_id`, reader)} order by 1) end`
    : sql`null`;

/** The day a student has, or all children of a parent have, whatever the activity says to everybody. */
const ownDueDateFor = (reader: Reader): SQL<string | null> =>
  reader.role === 'teacher'
    ? sql`null`
    : sql`(select case when count(distinct k.due_date) = 1 then min(k.due_date)::text end from (${knownWritings(reader)}) k)`;

const {
  steps: _,
  requirements: __,
  description: ___,
  ...listedActivityColumns
} = getTableColumns(activities);

/** What a list shows of each activity. */
export const listedColumns = (caller: Reader) => ({
  activity: listedActivityColumns,
  kind: { name: activityTypeRows.name },
  courses: coursesFor(caller),
  challenges: challengesFor(caller),
  hasWritings,
  isKept:
    caller.role === 'teacher'
      ? isActivityManagedBy(sql`activities`, caller).mapWith(Boolean)
      : sql<boolean>`false`,
  mayCopy:
    caller.role === 'teacher'
      ? isActivityCopiedBy(sql`activities`, caller).mapWith(Boolean)
      : sql<boolean>`false`,
});

const selectActivity = (db: Db, caller: Reader, activityId: number) =>
  db
    .select({
      ...listedColumns(caller),
      activity: activities,
      images,
      ownDueDate: ownDueDateFor(caller),
      assignedTo: assignedToFor(caller),
      chosenStudents: chosenStudentsFor(caller),
      writingsData: writingsDataFor(caller),
    })
    .from(activities)
    .leftJoin(activityTypeRows, eq(activityTypeRows.id, activities.activity_kind_id))
    .where(and(eq(activities.id, activityId), visibleTo(caller)));

export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];
export type ListedRow = Pick<
  ActivityRow,
  'kind' | 'courses' | 'challenges' | 'hasWritings' | 'isKept' | 'mayCopy'
> & {
  activity: Omit<ActivityRow['activity'], 'steps' | 'requirements' | 'description'>;
};

export const findActivity = async (
  db: Db,
  caller: Reader,
  activityId: number,
): Promise<ActivityRow | undefined> => (await selectActivity(db, caller, activityId))[0];
