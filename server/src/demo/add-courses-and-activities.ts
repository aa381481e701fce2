import { entriesOf, type Step } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import type { UserRow } from '../db/schema/index.ts';
import type { StoredMedia } from './add-media.ts';
import type { DemoActivityContent } from './courses-and-activities/activity.ts';
import type { ChallengeContent, DemoChallenge } from './courses-and-activities/challenges.ts';
import type { CourseContent, DemoCourse } from './courses-and-activities/courses.ts';
import {
  type DemoActivity,
  demoActivities,
  demoChallenges,
  demoCourses,
} from './courses-and-activities/index.ts';
import type { DemoClock } from './demo-clock.ts';
import {
  addActivity,
  addChallenge,
  addCourse,
  findActivityTypeIds,
  insertAll,
} from './demo-school.queries.ts';

interface CoursesAndActivitiesParts {
  clock: DemoClock;
  teacherId: number;
  students: Pick<UserRow, 'id' | 'screen_name'>[];
  media: StoredMedia;
}

interface ActivityParts extends CoursesAndActivitiesParts, Omit<CoursesAndActivities, 'activities'> {
  activityTypeIds: Map<string, number>;
}

/** What the content calls by name, by the ids it was stored under. */
export interface CoursesAndActivities {
  courses: Record<DemoCourse, number>;
  challenges: Record<DemoChallenge, number>;
  activities: Record<DemoActivity, number>;
}

/** Stores each entry in its order and answers the ids by name. */
const storeEach = async <Name extends string, Content>(
  contents: Record<Name, Content>,
  store: (content: Content) => Promise<number>,
): Promise<Record<Name, number>> => {
  const ids: Partial<Record<Name, number>> = {};
  for (const [name, content] of entriesOf(contents)) ids[name] = await store(content);
  // Every name was stored.
  return ids as Record<Name, number>;
};

const dueOf = ({ due }: DemoActivityContent, clock: DemoClock) =>
  'days' in due ? { due_days: due.days } : { due_date: clock.day(due.inDays) };

const withVideo = (steps: Step[], media: StoredMedia): Step[] =>
  steps.map((step) =>
    step.type === 'videoExplanation' ? { ...step, video_url: media.planVideo.url } : step,
  );

const storeActivity = async (db: Db, content: DemoActivityContent, parts: ActivityParts) => {
  const {
    due: _,
    images = [],
    courses = [],
    challenges = [],
    forStudents,
    publishesInDays,
    steps,
    ...fields
  } = content;
  const created_at = parts.clock.afterSchool(40);
  const activity_id = await addActivity(db, {
    status: 'published',
    ...fields,
    ...dueOf(content, parts.clock),
    activity_kind_id: parts.activityTypeIds.get(fields.activity_type) ?? null,
    steps: withVideo(steps, parts.media),
    teacher_id: parts.teacherId,
    for_chosen_students: forStudents !== undefined,
    publish_at: publishesInDays === undefined ? null : parts.clock.beforeSchool(publishesInDays),
    created_at,
    updated_at: created_at,
  });
  await insertAll(
    db,
    'activityStudents',
    parts.students
      .filter(({ screen_name }) => forStudents?.includes(screen_name))
      .map(({ id }) => ({ activity_id, student_id: id })),
  );
  await insertAll(
    db,
    'activityImages',
    images.map((name, position) => ({ activity_id, upload_id: parts.media[name].id, position })),
  );
  await insertAll(
    db,
    'courseActivities',
    courses.map((name) => ({ activity_id, course_id: parts.courses[name] })),
  );
  await insertAll(
    db,
    'challengeActivities',
    challenges.map((name) => ({ activity_id, challenge_id: parts.challenges[name] })),
  );
  return activity_id;
};

const storeChallenge = (
  db: Db,
  { days, cover, ...fields }: ChallengeContent,
  parts: CoursesAndActivitiesParts,
) =>
  addChallenge(db, {
    ...fields,
    start_date: parts.clock.day(days.from),
    end_date: parts.clock.day(days.to),
    cover_id: cover ? parts.media[cover].id : null,
    teacher_id: parts.teacherId,
  });

/** Courses, challenges in all three states and activities with every type of step. */
export const addCoursesAndActivities = async (
  db: Db,
  parts: CoursesAndActivitiesParts,
): Promise<CoursesAndActivities> => {
  const courses = await storeEach<DemoCourse, CourseContent>(demoCourses, (course) =>
    addCourse(db, { ...course, teacher_id: parts.teacherId }),
  );
  const challenges = await storeEach<DemoChallenge, ChallengeContent>(demoChallenges, (challenge) =>
    storeChallenge(db, challenge, parts),
  );
  const activityTypeIds = await findActivityTypeIds(db);
  const activities = await storeEach<DemoActivity, DemoActivityContent>(demoActivities, (activity) =>
    storeActivity(db, activity, { ...parts, courses, challenges, activityTypeIds }),
  );
  return { courses, challenges, activities };
};
