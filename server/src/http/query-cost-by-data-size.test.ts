import { apiBase, contract, type Endpoint, type Role, roles } from '@inkling/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLargeSchool } from '../testing/build-large-school.ts';
import { buildUser, findUserByName, signInAs } from '../testing/build-user.ts';
import { readQueryPlans } from '../testing/read-query-plans.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const own = { students: 10, writings: 15, classSize: 10 };
/** Of each of the other teachers. */
const other = { students: 100, writings: 20, classSize: 25 };
const otherTeachers = 4;

const figuresAndSearches: Record<Role, string[]> = {
  student: ['/dashboard', '/mine/progress', '/writings?keyword=activity 1'],
  parent: ['/dashboard', '/dashboard/parent/activities', '/writings?teacher_keyword=student'],
  teacher: [
    '/dashboard',
    '/dashboard/insights',
    '/progress/analytics',
    '/writings?teacher_keyword=student 7',
    '/writings?status_eq=completed',
    '/writings?to_review=true',
    '/writings?handed_in_again=true',
    '/writings?to_approve=true',
    '/writings?overdue=true',
    '/writings?order_by=ai_scoring desc',
    '/writings?order_by=due_date desc',
  ],
};

/** Every list a role may read without naming a row, and more that is found among all writings. */
const pathsOf = (role: Role): string[] =>
  Object.values(contract)
    .flatMap((group): Endpoint[] => Object.values(group))
    .filter(({ method, response }) => method === 'GET' && response.kind === 'list')
    .filter(({ access }) => access === 'signed-in' || (access !== 'public' && access.includes(role)))
    // A chat's messages are asked for by its id.
    .filter(({ path }) => !/:|chat/.test(path))
    .map(({ path }): string => path)
    .concat(figuresAndSearches[role]);

/** In a school of thousands of writings, a person with few of them. */
describe('a list', () => {
  const server = useTestApp();
  const tokens = new Map<Role | 'co-teacher', string>();

  beforeAll(async () => {
    const { db, pool } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    await pool.query("insert into subscriptions (parent_id, status) values ($1, 'active')", [parent.id]);
    const teacher = await buildUser(db, { role: 'teacher' });
    await buildLargeSchool(pool, teacher, { ...own, parentId: parent.id });
    for (let n = 0; n < otherTeachers; n += 1)
      await buildLargeSchool(pool, await buildUser(db, { role: 'teacher' }), other);
    await pool.query('vacuum analyze');
    const student = await findUserByName(db, `pupil_${teacher.id}_1`);
    for (const user of [student, teacher, parent]) tokens.set(user.role, await signInAs(server.deps, user));
    const colleague = await buildUser(db, { role: 'teacher' });
    await pool.query(
      "insert into course_teachers (course_id, teacher_id, role) select id, $1, 'co' from courses where teacher_id = $2",
      [colleague.id, teacher.id],
    );
    // Both look after their school.
    await pool.query(
      `with school as (insert into organisations (name) values ('Hillside') returning id)
       insert into organisation_members (organisation_id, user_id, role, joined_at)
       select school.id, admin, 'admin', now() from school, unnest($1::int[]) admin`,
      [[teacher.id, colleague.id]],
    );
    tokens.set('co-teacher', await signInAs(server.deps, colleague));
  });

  const read = (role: Role | 'co-teacher', path: string) =>
    readQueryPlans(server.deps.pool, async () => {
      const headers = { authorization: `Bearer ${tokens.get(role)}` };
      const response = await server.app.inject({ method: 'GET', url: apiBase + path, headers });
      expect(response.statusCode, response.body).toBe(200);
    });

  it.each([
    ...roles.flatMap((role) => pathsOf(role).map((path) => [role, path] as const)),
    ...pathsOf('teacher').map((path) => ['co-teacher', path] as const),
  ])('finds the writings of a %s in %s without looking at those of others', async (role, path) => {
    const { scans } = await read(role, path);
    const ofWritings = scans.filter(({ table }) => table === 'writings');
    expect(ofWritings.filter(({ how }) => how.startsWith('Seq Scan'))).toEqual([]);
    expect(ofWritings.filter(({ rows }) => rows > own.students * own.writings)).toEqual([]);
  });

  it.each([
    ['parent', '/writings?teacher_keyword=student'],
    ['student', '/writings?keyword=activity 1'],
    ['teacher', '/writings?teacher_keyword=student 7'],
  ] as const)('of a %s in %s is searched in indexes alone, and in no names of others', async (role, path) => {
    const { scans } = await read(role, path);
    // The few that are shown are then read by their ids.
    const searching = scans.filter(
      ({ table, how }) => table === 'writings' && !how.endsWith('writings_pkey'),
    );
    expect(searching.filter(({ how }) => !how.startsWith('Index Only Scan'))).toEqual([]);
    const people = scans.filter(({ table }) => table === 'users');
    expect(people.filter(({ how, rows }) => how.startsWith('Seq Scan') || rows > own.students + 1)).toEqual(
      [],
    );
  });

  it.each([
    ['student', '/mine/progress'],
    ['student', '/writings?per_page=9'],
    ['parent', '/writings?per_page=9'],
    ['parent', '/dashboard/parent/activities'],
    ['teacher', '/writings?per_page=9'],
    ['teacher', '/writings?to_review=true'],
    ['teacher', '/writings?order_by=due_date desc'],
  ] as const)('of a %s in %s looks up once what its writings belong to', async (role, path) => {
    const { scans } = await read(role, path);
    const related = new Set(['activities', 'challenges', 'uploads', 'writings', 'ai_feedback_items']);
    const times = scans.filter(({ table }) => related.has(table));
    // A child's newest are found for each child.
    const again = times.filter(({ how, times }) => times > 1 && !how.endsWith('writings_student_idx'));
    expect(times.length).toBeGreaterThan(0);
    expect(again).toEqual([]);
  });
});
