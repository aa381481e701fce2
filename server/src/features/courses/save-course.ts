import type { CheckedInput, Course, courses } from '@inkling/contract';
import { databaseErrorOf } from '../../db/database-error.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { lockActivityRows } from '../activities/index.ts';
import { assignWritings, unassignWritings } from '../writings/index.ts';
import { coursePermissions } from './courses.policy.ts';
import { readCourse } from './read-course.ts';
import { insertCourse, lockCourse, setActivities, updateCourseRow } from './save-course.queries.ts';

type CourseForm = CheckedInput<typeof courses.createCourse>['body'];
type CourseChange = CheckedInput<typeof courses.updateCourse>['body'];

const changedElsewhere =
  'This course was changed in another tab or on another device since you opened it. Nothing was overwritten: open it again to see what is new, and make your change there.';

/** The database decides whether a code is free: looking first would lose races. */
const reportCodeConflict = async <T>(change: Promise<T>): Promise<T> => {
  try {
    return await change;
  } catch (error) {
    const isTaken = databaseErrorOf(error)?.constraint === 'courses_code_unique';
    throw isTaken ? invalid('code', 'This class code is taken. Please choose another one.') : error;
  }
};

export const createCourse = (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  form: CourseForm,
): Promise<Course> =>
  reportCodeConflict(
    deps.db.transaction(async (tx) => {
      const { activity_ids, ...fields } = form;
      const now = deps.clock.now();
      await lockActivityRows(tx, caller.id, activity_ids);
      const id = await insertCourse(tx, {
        ...fields,
        teacher_id: caller.id,
        created_at: now,
        updated_at: now,
      });
      await setActivities(tx, id, activity_ids);
      return readCourse(tx, caller, id);
    }),
  );

/** Gives what is new to everybody in the class, and takes back what nobody had begun; begun work stays. */
export const updateCourse = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  change: { id: number; form: CourseChange },
) =>
  reportCodeConflict(
    deps.db.transaction(async (tx): Promise<Course> => {
      const { activity_ids, seen_updated_at, ...fields } = change.form;
      // To anyone else it is not there, whatever activities they name.
      const seen = await readCourse(tx, caller, change.id);
      if (seen.my_role !== 'lead') throw forbidden('Only the teacher who leads this course can change it.');
      // Activities before courses: the order in which everything that assigns locks its rows.
      await lockActivityRows(tx, caller.id, activity_ids);
      const course = await lockCourse(tx, { teacherId: caller.id, id: change.id });
      if (!course) throw notFound('This course');
      if (!coursePermissions('lead', course).edit) throw conflict('An archived course cannot be changed.');
      if (seen_updated_at && new Date(seen_updated_at).getTime() !== course.updated_at.getTime())
        throw conflict(changedElsewhere);
      await updateCourseRow(tx, course.id, { ...fields, updated_at: deps.clock.now() });
      const left = await setActivities(tx, course.id, activity_ids);
      await unassignWritings(tx, { course_id: course.id, activity_ids: left });
      await assignWritings(deps, tx, { course_id: course.id });
      return readCourse(tx, caller, course.id);
    }),
  );
