import { progress } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '../../db/schema/index.ts';
import { buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe("a child's progress", () => {
  const server = useTestApp();
  const family = async () => {
    const mum = await buildUser(server.deps.db, { role: 'parent' });
    const child = await buildStudent(server.deps.db, { parent_id: mum.id });
    return { mum, child };
  };
  const read = (user: Awaited<ReturnType<typeof family>>['mum'], id: number) =>
    server.callAs(user, progress.readChildProgress, { params: { id } });

  it('is the child’s own figures; growth comes with Unlimited AI', async () => {
    const { db } = server.deps;
    const { mum, child } = await family();
    await buildWriting(db, { student_id: child.id, status: 'pending' });
    await buildWriting(db, {
      student_id: child.id,
      status: 'completed',
      completed_at: new Date('2026-05-01T00:00:00Z'),
      ai_scoring: 64,
    });
    const own = (await server.callAs(child, progress.readMyProgress, {})).body;
    expect(own.growth).toHaveLength(1);
    expect((await read(mum, child.id)).body).toEqual({ ...own, recent_feedback: [], growth: [] });
    await db.insert(subscriptions).values({ parent_id: mum.id, status: 'active' });
    expect((await read(mum, child.id)).body).toEqual(own);
  });

  it('is empty for a child that has not begun', async () => {
    const { mum, child } = await family();
    expect((await read(mum, child.id)).body).toMatchObject({
      completed_activities_count: 0,
      average_score: null,
      writings_per_type: {},
    });
  });

  it('of another family does not exist', async () => {
    const [ours, theirs] = [await family(), await family()];
    expect((await read(ours.mum, theirs.child.id)).status).toBe(404);
    expect((await read(ours.mum, ours.mum.id)).status).toBe(404);
    expect((await read(ours.mum, 2_147_483_646)).status).toBe(404);
  });
});
