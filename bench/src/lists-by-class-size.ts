import { alerts, contract, dashboard, type Endpoint, progress, writings } from '@inkling/contract';
import {
  buildLargeSchool,
  buildUser,
  type School,
  signInAs,
  startTestApp,
  startTestPostgres,
} from '@inkling/server/testing';
import { compareCalls } from './cost-by-data-size/compare-calls.ts';
import type { Call } from './cost-by-data-size/measure-call.ts';

const classSize = 20;
const perStudent = 100;

/** The lists of the teacher area with their searches, filters and orders. */
export const teacherCalls: Call[] = [
  { name: 'dashboard', endpoint: dashboard.readDashboard },
  { name: 'class insight', endpoint: dashboard.readClassInsight },
  { name: 'alerts', endpoint: alerts.listAlerts },
  { name: 'to review', endpoint: writings.listWritings, query: 'per_page=9&to_review=true' },
  { name: 'writings', endpoint: writings.listWritings, query: 'per_page=9' },
  { name: 'writings, completed', endpoint: writings.listWritings, query: 'per_page=9&status_eq=completed' },
  {
    name: 'writings, by score',
    endpoint: writings.listWritings,
    query: 'per_page=9&order_by=ai_scoring desc',
  },
  { name: 'writings, by due date', endpoint: writings.listWritings, query: 'order_by=due_date desc' },
  {
    name: 'writings, search',
    endpoint: writings.listWritings,
    query: 'per_page=9&teacher_keyword=student 7',
  },
  { name: 'progress, students', endpoint: progress.listStudentProgress },
  { name: 'progress, students in a band', endpoint: progress.listStudentProgress, query: 'band_eq=medium' },
  { name: 'progress, activities', endpoint: progress.listActivityCompletion },
  { name: 'progress, analytics', endpoint: progress.readAnalytics },
];

/** Every other list a teacher may ask for without naming a row. */
const otherLists: Call[] = Object.values(contract)
  .flatMap((group): Endpoint[] => Object.values(group))
  .filter(
    ({ method, path, response, access }) =>
      method === 'GET' &&
      response.kind === 'list' &&
      !path.includes(':') &&
      !path.startsWith('/chat') &&
      !teacherCalls.some(({ endpoint }) => endpoint.path === path) &&
      typeof access !== 'string' &&
      access.includes('teacher'),
  )
  .map((endpoint) => ({ name: `GET ${endpoint.path}`, endpoint }));

/** A teacher of 20 students with 2,000 writings beside one of 200 with 20,000. */
export const benchListsByClassSize = async (): Promise<void> => {
  const postgres = await startTestPostgres();
  const open = async (school: School) => {
    const server = await startTestApp(postgres.url);
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    await buildLargeSchool(server.deps.pool, teacher, school);
    await server.deps.pool.query('vacuum analyze');
    return { server, token: await signInAs(server.deps, teacher) };
  };
  const small = await open({ students: 20, writings: perStudent, classSize });
  const large = await open({ students: 200, writings: perStudent, classSize });
  try {
    await compareCalls([...teacherCalls, ...otherLists], { small, large, isSameOwner: false });
  } finally {
    await small.server.close();
    await large.server.close();
    await postgres.stop();
  }
};
