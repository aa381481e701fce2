import type { UserRow } from '../db/schema/index.ts';
import type { CoursesAndActivities } from './add-courses-and-activities.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoWriting } from './writings/demo-writing.ts';

export interface DemoSchool {
  clock: DemoClock;
  teaching: CoursesAndActivities;
  teacherId: number;
  coTeacherId: number;
}

/** One piece of one child, in its school. */
export interface DemoWritingContext {
  student: UserRow;
  writing: DemoWriting;
  school: DemoSchool;
}
