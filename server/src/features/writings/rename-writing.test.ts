import { writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildActivity, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('the title of a writing', () => {
  const server = useTestApp();
  type User = Awaited<ReturnType<typeof buildStudent>>;
  const rename = (user: User, id: number, title: string) =>
    server.callAs(user, writings.renameWriting, { params: { id }, body: { title } });

  it('is changed by the child who chose it', async () => {
    const student = await buildStudent(server.deps.db);
    const { id } = await buildWriting(server.deps.db, { student_id: student.id });
    const { body } = await rename(student, id, '  The Fox Who Knew ');
    expect(body).toMatchObject({ title: 'The Fox Who Knew', permissions: { rename: true } });
    expect((await rename(student, id, '  ')).status).toBe(422);
  });

  it('stays where it was given, finished, or somebody else’s', async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    const activity = await buildActivity(db);
    const given = await buildWriting(db, { student_id: student.id, activity_id: activity.id });
    const done = await buildWriting(db, { student_id: student.id, status: 'completed' });
    for (const { id } of [given, done]) expect((await rename(student, id, 'Mine')).status).toBe(409);
    expect((await rename(await buildStudent(db), done.id, 'Mine')).status).toBe(404);
  });
});
