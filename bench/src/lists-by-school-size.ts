import {
  achievements,
  challenges,
  courses,
  dashboard,
  growth,
  markComparison,
  progress,
  reports,
  studentOverviews,
  writings,
} from '@inkling/contract';
import {
  buildLargeSchool,
  buildUser,
  findUserByName,
  signInAs,
  startTestApp,
  startTestPostgres,
  type TestApp,
} from '@inkling/server/testing';
import { addFeedbackRounds } from './cost-by-data-size/add-feedback-rounds.ts';
import { compareCalls } from './cost-by-data-size/compare-calls.ts';
import type { Call } from './cost-by-data-size/measure-call.ts';
import { teacherCalls } from './lists-by-class-size.ts';

const own = { students: 20, writings: 25, classSize: 20 };
/** Of one of the other teachers. */
const other = { students: 200, writings: 100, classSize: 25 };

const studentCalls: Call[] = [
  { name: 'student: dashboard', endpoint: dashboard.readDashboard },
  { name: 'student: progress', endpoint: progress.readMyProgress },
  { name: 'student: growth', endpoint: growth.readMyGrowth },
  { name: 'student: writings', endpoint: writings.listWritings, query: 'per_page=9' },
  { name: 'student: search', endpoint: writings.listWritings, query: 'per_page=9&keyword=activity 1' },
  { name: 'student: achievements', endpoint: achievements.listAchievements },
  { name: 'student: challenges', endpoint: challenges.listChallenges },
];
const parentCalls: Call[] = [
  { name: 'parent: dashboard', endpoint: dashboard.readDashboard },
  { name: 'parent: activities', endpoint: dashboard.readChildrenWritings },
  { name: 'parent: writings', endpoint: writings.listWritings, query: 'per_page=9' },
  { name: 'parent: search', endpoint: writings.listWritings, query: 'per_page=9&teacher_keyword=student' },
];

/** The pages about one class and one of its students, who have the same ids in every school. */
const pagesAbout = ({ course, student }: { course: number; student: number }): Call[] => [
  { name: 'class grid', endpoint: courses.readClassGrid, path: `/courses/${course}/grid` },
  {
    name: 'page of a student',
    endpoint: studentOverviews.readStudentOverview,
    path: `/students/${student}/overview`,
  },
  { name: 'growth of a student', endpoint: growth.readStudentGrowth, path: `/students/${student}/growth` },
  { name: 'agreement', endpoint: markComparison.readMarkComparison },
  {
    name: 'class summary',
    endpoint: reports.readClassSummary,
    query: `target_type=Course&target_id=${course}&start_date=2026-01-01&end_date=2026-12-31`,
  },
];

/** The same for one of a parent's children. */
const pagesAboutChild = (child: number): Call[] => [
  { name: 'parent: growth', endpoint: growth.readStudentGrowth, path: `/students/${child}/growth` },
  { name: 'parent: progress', endpoint: progress.readChildProgress, path: `/children/${child}/progress` },
];

/** One family and class in a school with this many writings. */
const openSchool = async (postgresUrl: string, size: number) => {
  const server: TestApp = await startTestApp(postgresUrl);
  const { db, pool } = server.deps;
  // At work while a school is filled, it would keep `vacuum` from noting which pages need no second look.
  await pool.query('alter system set autovacuum = off');
  await pool.query('select pg_reload_conf()');
  const teacher = await buildUser(db, { role: 'teacher' });
  const parent = await buildUser(db, { role: 'parent' });
  await pool.query("insert into subscriptions (parent_id, status) values ($1, 'active')", [parent.id]);
  await buildLargeSchool(pool, teacher, { ...own, parentId: parent.id });
  const begun = own.students * own.writings;
  for (let count = begun; count + other.students * other.writings <= size; ) {
    await buildLargeSchool(pool, await buildUser(db, { role: 'teacher' }), other);
    count += other.students * other.writings;
  }
  const left = Math.floor((size - begun) / other.writings);
  if (size < other.students * other.writings)
    await buildLargeSchool(pool, await buildUser(db, { role: 'teacher' }), {
      ...other,
      students: left,
      classSize: left,
    });
  await addFeedbackRounds(server);
  await pool.query('vacuum analyze');
  const student = await findUserByName(db, `pupil_${teacher.id}_1`);
  const tokenOf = (user: typeof teacher) => signInAs(server.deps, user);
  const tokens = {
    teacher: await tokenOf(teacher),
    parent: await tokenOf(parent),
    student: await tokenOf(student),
  };
  const { rows } = await pool.query<{ id: number }>('select id from courses where teacher_id = $1', [
    teacher.id,
  ]);
  return { server, tokens, about: { course: rows[0]?.id ?? 0, student: student.id } };
};

/** The same people's lists, searches and dashboards in a school of 1,000 writings and of 1,000,000. */
export const benchListsBySchoolSize = async ([size = '1000000']: string[]): Promise<void> => {
  const postgres = await startTestPostgres();
  const small = await openSchool(postgres.url, 1000);
  const large = await openSchool(postgres.url, Number(size));
  const compare = (who: keyof typeof small.tokens, calls: Call[]) =>
    compareCalls(calls, {
      small: { server: small.server, token: small.tokens[who] },
      large: { server: large.server, token: large.tokens[who] },
      isSameOwner: true,
    });
  try {
    await compare('student', studentCalls);
    await compare('parent', [...parentCalls, ...pagesAboutChild(small.about.student)]);
    await compare(
      'teacher',
      [...teacherCalls, ...pagesAbout(small.about)].map((call) => ({
        ...call,
        name: `teacher: ${call.name}`,
      })),
    );
  } finally {
    await small.server.close();
    await large.server.close();
    await postgres.stop();
  }
};
