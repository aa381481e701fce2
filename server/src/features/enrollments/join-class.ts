import { type enrollments, type ResponseOf, wrongClassCodeText } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { assignWritings } from '../writings/index.ts';
import {
  enrollStudent,
  findCourseByCode,
  giveAccountToSchoolLead,
  hasLeftSchoolOfCourse,
} from './enrollments.queries.ts';

/** Coming back is for the school to decide, and puts everything where it was. */
const leftSchoolText =
  'You are no longer at this class’s school. Ask the school to bring you back; all your work is still there.';

/** A student enters a class by its code and gets what the class is working on. */
export const joinClass = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  code: string,
): Promise<ResponseOf<typeof enrollments.joinClass>> =>
  deps.db.transaction(async (tx) => {
    const course = await findCourseByCode(tx, code.replace(/[^A-Za-z0-9]/g, ''));
    if (!course) throw invalid('code', wrongClassCodeText);
    if (await hasLeftSchoolOfCourse(tx, { courseId: course.id, studentId: caller.id }))
      throw invalid('code', leftSchoolText);
    const place = { course_id: course.id, student_id: caller.id, now: deps.clock.now() };
    const enrollment = await enrollStudent(tx, place);
    await giveAccountToSchoolLead(tx, place);
    await assignWritings(deps, tx, { course_id: course.id, student_id: caller.id });
    return {
      id: enrollment.id,
      created_at: enrollment.created_at.toISOString(),
      updated_at: enrollment.updated_at.toISOString(),
      course_id: course.id,
      course_title: course.title,
    };
  });
