import { writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const most = 4;

describe('a writing under way', () => {
  const server = useTestApp();

  it(`is read and saved with at most ${most} statements, the sign-in included`, async () => {
    const { db, pool } = server.deps;
    const course = await buildCourse(db);
    const activity = await buildActivity(db, { course_id: course.id });
    const student = await buildStudent(db);
    const { id } = await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
    });
    const token = await signInAs(server.deps, student);
    const params = { id };
    const saveAt = (version: number, text: string) =>
      server.call(writings.saveWriting, {
        token,
        params,
        body: { version, data: [{ id: 'draft', title: 'Drafting', type: 'freeWriting', content: text }] },
      });

    const read = await countStatements(pool, () => server.call(writings.readWriting, { token, params }));
    expect(read.result.status).toBe(200);
    expect(read.statements).toBeLessThanOrEqual(most);

    // The first save of a visit is recorded with it: a transaction around it, and the entry.
    const first = await countStatements(pool, () => saveAt(0, 'Once'));
    expect(first.result.status).toBe(200);
    expect(first.statements).toBeLessThanOrEqual(most + 3);

    const saved = await countStatements(pool, () => saveAt(1, 'Once upon a time'));
    expect(saved.result.status).toBe(200);
    expect(saved.statements).toBeLessThanOrEqual(most);

    server.deps.clock.advance({ minutes: 6 });
    const kept = await countStatements(pool, () => saveAt(2, 'Twice upon a time'));
    expect(kept.result.status).toBe(200);
    expect(kept.statements).toBeLessThanOrEqual(most);

    const refused = await countStatements(pool, () => saveAt(0, 'Never upon a time'));
    expect(refused.result.status).toBe(409);
    expect(refused.statements).toBeLessThanOrEqual(most);
  });
});
