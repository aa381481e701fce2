import { apiBase } from '@inkling/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLargeSchool } from '../testing/build-large-school.ts';
import { buildUser, signInAs } from '../testing/build-user.ts';
import { countStatements } from '../testing/count-statements.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** Besides what a page reads, the record of who looked at which child is written. */
const read = 6;
const recorded = 1;

const classes = {
  small: { students: 2, writings: 2, classSize: 2 },
  large: { students: 30, writings: 40, classSize: 30 },
};
const pages = {
  dashboard: '/dashboard',
  'class insight': '/dashboard/insights',
  'queue of what is to review': '/writings?to_review=true&per_page=9',
  'class grid': '/courses/:course/grid',
  'page of a student': '/students/:student/overview',
};

describe('a teacher’s page', () => {
  const server = useTestApp();
  const teachers = new Map<string, { token: string; course: number; student: number }>();

  const idOf = async (query: string, teacherId: number): Promise<number> =>
    (await server.deps.pool.query<{ id: number }>(query, [teacherId])).rows[0]?.id ?? 0;

  beforeAll(async () => {
    const { db, pool } = server.deps;
    for (const [name, school] of Object.entries(classes)) {
      const teacher = await buildUser(db, { role: 'teacher' });
      await buildLargeSchool(pool, teacher, school);
      teachers.set(name, {
        token: await signInAs(server.deps, teacher),
        course: await idOf('select id from courses where teacher_id = $1', teacher.id),
        student: await idOf('select student_id as id from writings where teacher_id = $1', teacher.id),
      });
    }
  });

  const statementsOf = async (path: string, size: keyof typeof classes): Promise<number> => {
    const { token = '', course, student } = teachers.get(size) ?? {};
    const url = apiBase + path.replace(':course', String(course)).replace(':student', String(student));
    const { result, statements } = await countStatements(server.deps.pool, () =>
      server.app.inject({ url, headers: { authorization: `Bearer ${token}` } }),
    );
    expect(result.statusCode, result.body).toBe(200);
    return statements;
  };

  it.each(Object.entries(pages))(
    '%s is read in six statements, for two students and for thirty',
    async (_, path) => {
      const small = await statementsOf(path, 'small');
      expect(small).toBeLessThanOrEqual(read + recorded);
      expect(await statementsOf(path, 'large')).toBe(small);
    },
  );
});
