import { type Criterion, criteriaOfGenre, maximumMark, teacherMarks } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courses, feedbackRounds, writings } from '../../db/schema/index.ts';
import { handInFromPlatform } from '../../testing/hand-in-from-platform.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';
import { listUnsent } from './grades.queries.ts';

describe('which marks go to a platform, and with what time', () => {
  const hook = startSchoolLti();
  const { server } = hook;
  const handIn = (click?: { lineitem?: string }) => handInFromPlatform(hook, click);
  const mark = (score: number) => ({ action: 'score' as const, score, reason: 'Well told' });

  it('is that of the mark and not of the day on which the place got a column', async () => {
    const { school, instructor, activity, review, scores } = await handIn({ lineitem: '' });
    const { clock, db } = server.deps;
    clock.advance({ hours: 24 });
    await review(mark(70));
    const confirmed = clock.now().toISOString();
    clock.advance({ hours: 24 * 60 });
    school.at.lies.isDown = true;
    await hook.launch(school, instructor, { activity_id: activity.id, lineitem: 'late-column' });
    await server.runJobs();
    school.at.lies.isDown = false;
    // It is old, but has only been waiting since today.
    const waiting = (await listUnsent(db, { now: clock.now() })).map(({ platform_id }) => platform_id);
    expect(waiting).toContain(school.platform.id);
    await hook.launch(school, instructor, { activity_id: activity.id, lineitem: 'later-column' });
    await server.runJobs();
    expect(scores()).toMatchObject([{ scoreGiven: 70, timestamp: confirmed, lineitem: 'later-column' }]);
  });

  it('is that of calling it reviewed, where only that confirmed the coach’s', async () => {
    const { school, instructor, activity, review, scores } = await handIn({ lineitem: '' });
    const { clock } = server.deps;
    clock.advance({ hours: 5 });
    await review({ action: 'reviewed' });
    const confirmed = clock.now().toISOString();
    clock.advance({ hours: 24 });
    await hook.launch(school, instructor, { activity_id: activity.id, lineitem: 'next-day' });
    await server.runJobs();
    expect(scores()).toMatchObject([{ scoreGiven: 61, timestamp: confirmed }]);
  });

  it('are also those of a place that gets another column', async () => {
    const { school, instructor, activity, review, scores, look } = await handIn();
    await review(mark(70));
    await server.runJobs();
    await hook.launch(school, instructor, { activity_id: activity.id, lineitem: 'moved' });
    await server.runJobs();
    expect(scores().map(({ lineitem }) => lineitem)).toEqual([expect.any(String), 'moved']);
    expect((await look())?.grades).toEqual({ sent: 1, waiting: 0 });
  });

  it('are also those of a class that is archived', async () => {
    const { course, review, scores, look } = await handIn();
    await server.deps.db.update(courses).set({ status: 'archived' }).where(eq(courses.id, course.id));
    await review(mark(73));
    await server.runJobs();
    expect(scores()).toMatchObject([{ scoreGiven: 73 }]);
    expect(await look()).toMatchObject({ grades: { sent: 1, waiting: 0 } });
  });

  const allCriteria = criteriaOfGenre('narrative');
  const addRound = (writing_id: number) =>
    server.deps.db.insert(feedbackRounds).values({
      writing_id,
      number: 1,
      version: 3,
      content: 'A text.',
      words: 2,
      marks: allCriteria.map((criterion) => ({
        criterion,
        mark: 1,
        maximum: maximumMark(criterion, 'narrative') ?? 0,
      })),
      overall: 61,
      coach_version: 'test',
    });

  it('are no score that is partly the coach’s, until the teacher has called the work reviewed', async () => {
    const { id, teacher, review, scores, look, school, mia, activity, lineitem } = await handIn();
    const { db } = server.deps;
    await addRound(id);
    const body = { version: 3, marks: [{ criterion: 'ideas' as const, mark: 2 }] };
    await server.callAs(teacher, teacherMarks.saveTeacherMarks, { params: { id }, body });
    await hook.launch(school, mia, { activity_id: activity.id, lineitem });
    await server.runJobs();
    const [piece] = await db.select().from(writings).where(eq(writings.id, id));
    expect(piece?.teacher_scoring).toBeGreaterThan(61);
    expect((await look())?.grades).toEqual({ sent: 0, waiting: 0 });
    await review({ action: 'reviewed' });
    await server.runJobs();
    expect(scores()).toMatchObject([{ scoreGiven: piece?.teacher_scoring }]);
  });

  it('are the teacher’s own as soon as every criterion has one, and a score with a reason at once', async () => {
    const { id, teacher, review, scores } = await handIn();
    await addRound(id);
    const give = (criteria: Criterion[]) =>
      server.callAs(teacher, teacherMarks.saveTeacherMarks, {
        params: { id },
        body: { version: 3, marks: criteria.map((criterion) => ({ criterion, mark: 2 })) },
      });
    await give(allCriteria.slice(1));
    await server.runJobs();
    expect(scores()).toEqual([]);
    await give(allCriteria.slice(0, 1));
    await server.runJobs();
    expect(scores()).toHaveLength(1);
    await review(mark(88));
    await server.runJobs();
    expect(scores().map(({ scoreGiven }) => scoreGiven)).toEqual([expect.any(Number), 88]);
  });
});
