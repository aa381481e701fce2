import { criteriaOfActivityType, entriesOf } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { countUsers } from '../features/accounts/index.ts';
import { achievementRules, unlockAchievements } from '../features/achievements/index.ts';
import { addDistrictAdmin } from '../features/district/index.ts';
import { generateFeedback } from '../features/feedback/index.ts';
import { addSchoolAdmin } from '../features/school/index.ts';
import { confirmDomain } from '../features/sso/index.ts';
import { assignWritings, remindOfDueWork } from '../features/writings/index.ts';
import { leoUnlocks, miaUnlocks } from './achievement-unlocks.ts';
import { addBlindMarks } from './add-blind-marks.ts';
import { addCoursesAndActivities, type CoursesAndActivities } from './add-courses-and-activities.ts';
import { addMedia } from './add-media.ts';
import { addPayments } from './add-payments.ts';
import { addPeople, type DemoPeople } from './add-people.ts';
import { addReports } from './add-reports.ts';
import { addWritings, type DemoWritingToRead } from './add-writings.ts';
import { type DemoChallenge, demoChallenges } from './courses-and-activities/challenges.ts';
import { demoCommentPhrases } from './courses-and-activities/comment-phrases.ts';
import { type DemoClock, demoClock } from './demo-clock.ts';
import { demoDistrictName, demoSchoolName } from './demo-people.ts';
import { addFeedback, addRecord, insertAll, markNotificationsReadBefore } from './demo-school.queries.ts';
import { classmates } from './writings/classmates.ts';
import { demoDraftVersion } from './writings/demo-writing.ts';
import { leoWritings } from './writings/leo.ts';
import { miaCompleted } from './writings/mia-completed.ts';
import { miaInProgress } from './writings/mia-in-progress.ts';
import { isQuickWriter, quickWritesOf } from './writings/quick-writes.ts';
import { zaraWritings } from './writings/zara.ts';

const classesBeganDaysAgo = 28;

/** Everybody in their class and challenges, with the writings that come with them. */
const enrolEverybody = async (deps: Deps, db: Db, { people, teaching, clock }: Parts): Promise<void> => {
  const { mia, leo, zara, others } = people;
  const created_at = clock.afterSchool(classesBeganDaysAgo);
  const inClass = (studentId: number, course: keyof CoursesAndActivities['courses']) => ({
    student_id: studentId,
    course_id: teaching.courses[course],
    created_at,
  });
  await insertAll(db, 'enrollments', [
    inClass(mia.id, 'year5'),
    inClass(zara.id, 'year5'),
    inClass(leo.id, 'year3'),
    ...others.map(({ id }, index) => inClass(id, classmates[index]?.course ?? 'year5')),
    ...others
      .filter(({ screen_name }) => isQuickWriter(screen_name))
      .map(({ id }) => inClass(id, 'lastYear')),
  ]);
  // One family lets its children sign in with pictures in class, the other does not.
  await insertAll(db, 'classPicturePermissions', [
    { student_id: mia.id, course_id: teaching.courses.year5 },
    { student_id: leo.id, course_id: teaching.courses.year3 },
  ]);
  const takesPart = (name: DemoChallenge, students: { id: number }[], status: 'joined' | 'completed') =>
    students.map(({ id }, index) => ({
      challenge_id: teaching.challenges[name],
      student_id: id,
      status,
      created_at: clock.afterSchool(Math.max(1, -demoChallenges[name].days.from - 1), index * 7),
    }));
  await insertAll(db, 'challengeParticipants', [
    ...takesPart('mystery', [mia], 'completed'),
    ...takesPart('reef', [mia], 'completed'),
    ...takesPart('storytellers', [zara], 'completed'),
    ...takesPart('storytellers', [mia, ...others.slice(0, 3)], 'joined'),
    ...takesPart('kindness', [mia, leo, ...others.slice(7, 9)], 'joined'),
  ]);
  const on = (daysAgo: number) => ({ ...deps, clock: { now: () => clock.afterSchool(daysAgo) } });
  for (const id of Object.values(teaching.courses))
    await assignWritings(on(classesBeganDaysAgo), db, { course_id: id });
  for (const [name, { days }] of entriesOf(demoChallenges))
    await assignWritings(on(Math.max(1, -days.from - 1)), db, {
      challenge_id: teaching.challenges[name],
    });
};

const reliefDays = 20;

/** The teachers belong to a school that one of them runs; another stands in there. */
const addSchool = async (deps: Deps, db: Db, { people, clock }: Parts): Promise<void> => {
  const now = deps.clock.now();
  const name = demoSchoolName;
  const organisation_id = await addSchoolAdmin(db, { name, userId: people.admin.id, now });
  const district_id = await addDistrictAdmin(db, { name: demoDistrictName, userId: people.districtAdmin.id });
  await insertAll(db, 'districtSchools', [{ school_id: organisation_id, district_id, joined_at: now }]);
  await confirmDomain(db, { organisation_id, domain: 'demo.inkling.test' });
  await insertAll(
    db,
    'organisationMembers',
    [people.teacher, people.coTeacher].map(({ id }) => ({
      organisation_id,
      user_id: id,
      role: 'teacher' as const,
      joined_at: now,
    })),
  );
  const relief = { organisation_id, user_id: people.reliefTeacher.id, ends_on: clock.day(reliefDays) };
  await insertAll(db, 'schoolReliefTeachers', [{ ...relief, joined_at: now }]);
};

/** One colleague teaches a class for good, another stands in for some weeks. */
const addColleagues = (db: Db, { people, teaching, clock }: Parts): Promise<void> =>
  insertAll(db, 'courseTeachers', [
    { course_id: teaching.courses.year5, teacher_id: people.coTeacher.id, role: 'co' },
    {
      course_id: teaching.courses.year3,
      teacher_id: people.reliefTeacher.id,
      role: 'relief',
      ends_on: clock.day(reliefDays),
    },
  ]);

const newsStaysNewDays = 6;

/** The bell of a child rings for the last week only, and for the work that is due tomorrow. */
const markOldNotificationsRead = async (deps: Deps, db: Db, { clock }: Parts): Promise<void> => {
  await markNotificationsReadBefore(db, clock.afterSchool(newsStaysNewDays));
  await remindOfDueWork.run({ ...deps, db }, {});
};

interface Parts {
  people: DemoPeople;
  teaching: CoursesAndActivities;
  clock: DemoClock;
}

const addAllWritings = async (db: Db, { people, teaching, clock }: Parts): Promise<DemoWritingToRead[]> => {
  const school = { clock, teaching, teacherId: people.teacher.id, coTeacherId: people.coTeacher.id };
  const workOf = [
    { student: people.mia, list: [...miaCompleted, ...miaInProgress] },
    { student: people.leo, list: leoWritings },
    { student: people.zara, list: zaraWritings },
    ...people.others.map((student, index) => ({ student, list: classmates[index]?.writings ?? [] })),
    ...people.others.map((student) => ({ student, list: quickWritesOf(student.screen_name) })),
  ];
  const finished: DemoWritingToRead[] = [];
  for (const { student, list } of workOf)
    finished.push(...(await addWritings(db, { student, list, school })));
  return finished;
};

/** The coach reads the finished pieces behind the first start, as it reads any child's. */
const askForFeedback = async (deps: Deps, db: Db, finished: DemoWritingToRead[]): Promise<void> => {
  for (const { id, student_id, writing_type } of finished) {
    const criteria = [...criteriaOfActivityType[writing_type]];
    const feedback_id = await addFeedback(db, { writing_id: id });
    const items = criteria.map((criterion) => ({ feedback_id, criterion, status: 'generating' as const }));
    await insertAll(db, 'aiFeedbackItems', items);
    await deps.queue.send(db, generateFeedback, {
      writing_id: id,
      student_id,
      version: demoDraftVersion,
      criteria,
    });
  }
};

const addAchievements = async (deps: Deps, db: Db, { people, clock }: Parts): Promise<void> => {
  const dated = (student_id: number, unlocks: Record<string, number>) =>
    achievementRules
      .filter(({ key }) => unlocks[key] !== undefined)
      .map(({ id, key }) => ({
        student_id,
        rule_id: id,
        unlocked_at: clock.afterSchool(unlocks[key] ?? 0, 50),
      }));
  await insertAll(db, 'achievementUnlocks', [
    ...dated(people.mia.id, miaUnlocks),
    ...dated(people.leo.id, leoUnlocks),
  ]);
  for (const { id } of [people.mia, people.leo, people.zara, ...people.others])
    await unlockAchievements(deps, db, id);
};

/** Fills an empty database with a small living school; does nothing when anybody is in it. */
export const seedDemoSchool = (deps: Deps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if ((await countUsers(tx)) > 0) return;
    const clock = demoClock(deps.clock.now(), deps.config.TIME_ZONE);
    const people = await addPeople(deps, tx);
    const media = await addMedia(deps, tx, people.teacher.id);
    const teaching = await addCoursesAndActivities(tx, {
      clock,
      teacherId: people.teacher.id,
      students: [people.mia, people.leo, people.zara, ...people.others],
      media,
    });
    const parts = { people, teaching, clock };
    await addSchool(deps, tx, parts);
    await addColleagues(tx, parts);
    await insertAll(
      tx,
      'commentPhrases',
      demoCommentPhrases.map((phrase) => ({ ...phrase, teacher_id: people.teacher.id })),
    );
    await addPayments(deps, tx, parts);
    await enrolEverybody(deps, tx, parts);
    const finished = await addAllWritings(tx, parts);
    await addBlindMarks(deps, tx, { teacher: people.teacher, clock, finished });
    await addRecord(tx, { parentId: people.activeParent.id, childId: people.zara.id });
    await markOldNotificationsRead(deps, tx, parts);
    await addAchievements(deps, tx, parts);
    await askForFeedback(deps, tx, finished);
    await addReports(deps, tx, parts);
  });
