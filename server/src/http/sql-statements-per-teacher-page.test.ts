import { apiBase } from '@inkling/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLargeSchool } from '../testing/build-large-school.ts';
import { buildUser, signInAs } from '../testing/build-user.ts';
import { callsOfTeacherPages } from '../testing/calls-of-teacher-pages.ts';
import { countStatements } from '../testing/count-statements.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** Besides what a page reads, the record of who looked at which child is written, and which marks of the coach were seen. */
const read = 6;
const recorded = 2;

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

/** Asked with each call, by its session. */
const asksWhoCalls = ({ text }: { text: string }): boolean => text.includes('"sessions"."token_hash"');
/** Who read what, and of which drafts a teacher saw the coach's marks. */
const records = ({ text }: { text: string }): boolean =>
  /insert into "(audit_entries|seen_coach_marks)"/.test(text);

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

  const open = async (path: string, size: keyof typeof classes): Promise<void> => {
    const { token = '', course, student } = teachers.get(size) ?? {};
    const url = apiBase + path.replace(':course', String(course)).replace(':student', String(student));
    const response = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(response.statusCode, response.body).toBe(200);
  };

  const statementsOf = async (path: string, size: keyof typeof classes): Promise<number> =>
    (await countStatements(server.deps.pool, () => open(path, size))).statements;

  const readingStatementsOf = async (paths: string[], size: keyof typeof classes): Promise<string[]> => {
    const made = await recordStatements(server.deps.pool, async () => {
      for (const path of paths) await open(path, size);
    });
    return made.filter((each) => !asksWhoCalls(each) && !records(each)).map(({ text }) => text);
  };

  it.each(Object.entries(pages))(
    '%s is read in six statements, for two students and for thirty',
    async (_, path) => {
      const small = await statementsOf(path, 'small');
      expect(small).toBeLessThanOrEqual(read + recorded);
      expect(await statementsOf(path, 'large')).toBe(small);
    },
  );

  it.each(Object.entries(callsOfTeacherPages))(
    '%s reads all it shows in six statements, besides who calls and the record',
    async (_, paths) => {
      const small = await readingStatementsOf(paths, 'small');
      expect(small.length, small.join('\n')).toBeLessThanOrEqual(read);
      expect(await readingStatementsOf(paths, 'large')).toHaveLength(small.length);
    },
  );
});
