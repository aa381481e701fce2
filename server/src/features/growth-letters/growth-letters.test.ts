import { growthLetters } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { feedbackRounds, subscriptions, writingReviews } from '../../db/schema/index.ts';
import { buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { sendGrowthLetters } from './send-growth-letters.job.ts';

/** The first of April 2026, eight in the morning in Sydney. */
const firstOfApril = '2026-03-31T21:00:00Z';
const inMarch = new Date('2026-03-11T04:00:00Z');

describe('the month of a child', () => {
  const server = useTestApp();

  const buildFamily = async ({ pays }: { pays: boolean }) => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    const child = await buildStudent(db, { parent_id: parent.id, full_name: 'Mia Park' });
    if (pays) await db.insert(subscriptions).values({ parent_id: parent.id, status: 'active' });
    return { parent, child };
  };

  const finish = async (student_id: number, title: string, mark: number) => {
    const { db } = server.deps;
    const writing = await buildWriting(db, {
      student_id,
      title,
      status: 'completed',
      content: 'The sea kept its breath.',
      word_count: 120,
      completed_at: inMarch,
      updated_at: inMarch,
    });
    await db.insert(feedbackRounds).values({
      writing_id: writing.id,
      number: 1,
      version: 0,
      content: writing.content,
      words: 120,
      coach_version: '1',
      marks: [{ criterion: 'ideas', mark, maximum: 5 }],
      created_at: inMarch,
    });
    return writing;
  };

  const read = (parent: Parameters<typeof server.callAs>[0], id: number) =>
    server.callAs(parent, growthLetters.readGrowthLetter, { params: { id }, query: { month: '2026-03' } });

  it('is told in words, for the own child, with a plan', async () => {
    const { db } = server.deps;
    const { parent, child } = await buildFamily({ pays: true });
    await finish(child.id, 'The Reef', 2);
    const writing = await finish(child.id, 'The Sea', 4);
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Ms Nguyen' });
    await db.insert(writingReviews).values({
      writing_id: writing.id,
      reviewer_id: teacher.id,
      action: 'comment',
      comment: 'A brave ending.',
      created_at: inMarch,
    });
    const { parts } = (await read(parent, child.id)).body;
    expect(parts.map(({ part }) => part)).toEqual(['work', 'strength', 'change', 'try', 'teacher']);
    expect(parts[0]?.text).toBe('In March Mia finished 2 pieces with 240 words: “The Reef” and “The Sea”.');
    expect(parts[2]?.text).toBe(
      'What grew: building up ideas went from 2 to 4 of 5 points since “The Reef”.',
    );
    expect(parts.at(-1)).toMatchObject({
      text: 'Ms Nguyen wrote about “The Sea”:',
      quote: 'A brave ending.',
    });
    const stranger = await buildFamily({ pays: true });
    expect((await read(stranger.parent, child.id)).status).toBe(404);
  });

  it('is part of a plan', async () => {
    const { parent, child } = await buildFamily({ pays: false });
    expect(await read(parent, child.id)).toMatchObject({ status: 403, error: { code: 40004 } });
  });

  it('comes by email on the first, once, to those with a plan and something to tell', async () => {
    const [busy, quiet, free] = [
      await buildFamily({ pays: true }),
      await buildFamily({ pays: true }),
      await buildFamily({ pays: false }),
    ];
    await finish(busy.child.id, 'The Sea', 4);
    await finish(free.child.id, 'The Sea', 4);
    server.deps.clock.set(firstOfApril);
    await sendGrowthLetters.run(server.deps, {});
    await sendGrowthLetters.run(server.deps, {});
    await server.runJobs();
    const sentTo = ({ email }: { email: string | null }) =>
      server.deps.mail.sent.filter(({ to, subject }) => to === email && subject === 'What grew in March');
    expect(sentTo(busy.parent)).toMatchObject([{ plain: expect.stringContaining('finished 1 piece') }]);
    expect(sentTo(busy.parent)[0]?.plain).toContain(
      `/parent/children/${busy.child.id}/what-grew?month=2026-03`,
    );
    expect(sentTo(quiet.parent)).toEqual([]);
    expect(sentTo(free.parent)).toEqual([]);
  });
});
