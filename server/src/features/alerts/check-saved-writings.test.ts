import { alerts } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writings } from '../../db/schema/index.ts';
import { buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { checkSavedWritingsForRisks } from './check-saved-writings-for-risks.job.ts';

const telling = 'My dad hits me with his belt when he is drunk and I am scared to go home.';

describe('what a child saves', () => {
  const server = useTestApp();

  const save = async (content: string) => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const student = await buildStudent(server.deps.db, { parent_id: parent.id });
    const { id } = await buildWriting(server.deps.db, { student_id: student.id, content, version: 1 });
    return { parent, id };
  };
  const check = () => checkSavedWritingsForRisks.run(server.deps, {});
  const alertsOf = async (parent: Awaited<ReturnType<typeof buildUser>>) =>
    (await server.callAs(parent, alerts.listAlerts, { query: {} })).body;

  it('is heard without anybody asking for feedback', async () => {
    const { parent, id } = await save(
      `On Saturday we went to the beach. ${telling} On Sunday I had football.`,
    );
    await check();
    const [alert, ...others] = await alertsOf(parent);
    expect(others).toEqual([]);
    expect(alert?.writing?.id).toBe(id);
    expect(alert).toMatchObject({
      level: 'sure',
      source: 'draft',
      before: 'On Saturday we went to the beach.',
      excerpt: telling,
      after: 'On Sunday I had football.',
    });
  });

  it('is left for the next run when the server is about to end', async () => {
    const { parent } = await save(telling);
    await checkSavedWritingsForRisks.run({ ...server.deps, stopping: AbortSignal.abort() }, {});
    expect(await alertsOf(parent)).toEqual([]);
    await check();
    expect(await alertsOf(parent)).toHaveLength(1);
  });

  it('raises one alert, however often it is saved', async () => {
    const { parent, id } = await save(telling);
    await check();
    await server.deps.db
      .update(writings)
      .set({ version: 2, content: `${telling} I hid again.` })
      .where(eq(writings.id, id));
    await check();
    expect(await alertsOf(parent)).toHaveLength(1);
  });

  it('raises no second alert weeks later for the words that still stand there, but for other ones at once', async () => {
    const { parent, id } = await save(telling);
    await check();
    server.deps.clock.advance({ days: 30 });
    const edited = telling.replace('scared to go home', 'afraid to go home');
    const saveAgain = (version: number, content: string) =>
      server.deps.db.update(writings).set({ version, content }).where(eq(writings.id, id));
    await saveAgain(2, edited);
    await check();
    expect(await alertsOf(parent)).toHaveLength(1);
    await saveAgain(3, 'I want to kill myself. I have a plan.');
    await check();
    expect(await alertsOf(parent)).toHaveLength(2);
  });

  it('is named as wellbeing where the piece is about the child', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const student = await buildStudent(server.deps.db, { parent_id: parent.id });
    const piece = { writing_type: 'wellbeing' as const, subject: 'wellbeing' as const, version: 1 };
    await buildWriting(server.deps.db, { student_id: student.id, content: telling, ...piece });
    await check();
    expect(await alertsOf(parent)).toMatchObject([{ source: 'wellbeing' }]);
  });

  it('is read once for each version, and stays as new or old as it was', async () => {
    const { parent, id } = await save('We built a sandcastle with a moat, and the waves took it.');
    const before = await server.deps.db.select().from(writings).where(eq(writings.id, id));
    await check();
    const [after] = await server.deps.db.select().from(writings).where(eq(writings.id, id));
    expect(after?.checked_version).toBe(1);
    expect(after?.updated_at).toEqual(before[0]?.updated_at);
    expect(await alertsOf(parent)).toEqual([]);
  });
});
