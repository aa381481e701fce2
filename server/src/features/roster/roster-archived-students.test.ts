import { schoolStudents } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrollments } from '../../db/schema/index.ts';
import { buildSchoolRoster } from '../../testing/build-school-roster.ts';
import { useRosterCalls } from '../../testing/use-roster-calls.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('a roster and a student whom an admin has archived', () => {
  const server = useTestApp();
  const { apply, changesIn } = useRosterCalls(server);

  it('leaves them alone, however often it names them, until they are brought back', async () => {
    const { admin, tables, studentOf } = await buildSchoolRoster(server.deps.db);
    await apply(admin, tables);
    const { id } = await studentOf('s1');
    const places = () => server.deps.db.$count(enrollments, eq(enrollments.student_id, id));
    await server.callAs(admin, schoolStudents.archiveSchoolStudent, { params: { id } });
    for (let times = 0; times < 2; times += 1) {
      const result = await apply(admin, tables);
      expect(changesIn(result)).toEqual({});
      expect(result.problems.map(({ reason }) => reason)).toEqual([
        'This student is archived here. An admin can bring them back under School, Students',
      ]);
      expect(await places()).toBe(0);
    }
    await server.callAs(admin, schoolStudents.bringBackSchoolStudent, { params: { id } });
    expect(await places()).toBe(1);
    expect(changesIn(await apply(admin, tables))).toEqual({});
  });
});
