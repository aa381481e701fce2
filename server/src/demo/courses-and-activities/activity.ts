import type { ActivityType, activityStatuses, activityTimeUnits, Step, Subject } from '@inkling/contract';
import type { DemoMediaName } from '../media.ts';
import type { DemoChallenge } from './challenges.ts';
import type { DemoCourse } from './courses.ts';

export interface DemoActivityContent {
  title: string;
  activity_type: ActivityType;
  subject?: Subject;
  description: string;
  /** Simple HTML, as the editor writes it. */
  requirements: string;
  status?: (typeof activityStatuses)[number];
  grade_levels: number[];
  skill_list: string[];
  estimated_time: number;
  estimated_time_unit?: (typeof activityTimeUnits)[number];
  /** Days after assignment, or a day counted from the start of the demo. */
  due: { days: number } | { inDays: number };
  images?: DemoMediaName[];
  hints_allowed?: boolean;
  keyboard_help?: boolean;
  holds_feedback?: boolean;
  /** Usernames of those who get it; everybody in the course otherwise. */
  forStudents?: string[];
  /** A draft that is published by itself, so many days from the start of the demo. */
  publishesInDays?: number;
  courses?: DemoCourse[];
  challenges?: DemoChallenge[];
  steps: Step[];
}
