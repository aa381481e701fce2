import { type Criterion, criteriaOfActivityType, type NewTeacherMark } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import type { UserRow } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { saveTeacherMarks } from '../features/teacher-marks/index.ts';
import type { Caller } from '../http/caller.ts';
import { type DemoWritingToRead, lastDayOf } from './add-writings.ts';
import type { DemoClock } from './demo-clock.ts';
import { demoDraftVersion } from './writings/demo-writing.ts';

/** After the review of the same evening. */
const lateEveningMinutes = 150;

const marksOf = ({ writing, writing_type }: DemoWritingToRead): NewTeacherMark[] =>
  criteriaOfActivityType[writing_type]
    .filter((criterion): criterion is Criterion => criterion !== 'general')
    .map((criterion, index) => ({ criterion, mark: writing.blindMarks?.[index] ?? 0, reason: '' }));

/** Saved through the same use case as a teacher’s own marks, so that score, approval and agreement follow from them. */
export const addBlindMarks = async (
  deps: Deps,
  db: Db,
  { teacher, clock, finished }: { teacher: UserRow; clock: DemoClock; finished: DemoWritingToRead[] },
): Promise<void> => {
  const caller: Caller = {
    ...teacher,
    session_id: 0,
    email_verified: true,
    is_in_lesson: false,
    shared_courses: [],
  };
  for (const marked of finished.filter(({ writing }) => writing.blindMarks)) {
    const now = () => clock.afterSchool(lastDayOf(marked.writing), lateEveningMinutes);
    await saveTeacherMarks({ ...deps, db, clock: { now } }, caller, {
      writingId: marked.id,
      body: { version: demoDraftVersion, marks: marksOf(marked), taken_back: [] },
    });
  }
};
