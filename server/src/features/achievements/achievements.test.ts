import { achievements } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import { buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { criterionStatistics, practiceStatistics } from './achievement-statistics.ts';
import { achievementRules } from './rules.ts';

describe('the rules', () => {
  it('are at least twenty, with ids, keys and names of their own and a goal above nothing', () => {
    expect(achievementRules.length).toBeGreaterThanOrEqual(20);
    for (const field of ['id', 'key', 'name'] as const)
      expect(new Set(achievementRules.map((rule) => rule[field])).size).toBe(achievementRules.length);
    for (const { goal, points } of achievementRules) expect(Math.min(goal, points)).toBeGreaterThan(0);
  });
});

describe('statistics', () => {
  const day = (date: string, more = {}) => ({ day: date, seconds: 0, is_early: false, ...more });

  it('find the longest run of days and of weeks, over months and years', () => {
    const statistics = practiceStatistics([
      day('2026-01-02'),
      day('2025-12-31', { seconds: 90 }),
      day('2026-01-01', { seconds: 45, is_early: true }),
      day('2026-01-04'),
      day('2026-01-12'),
    ]);
    expect(statistics).toEqual({
      practice_days: 5,
      day_streak: 3,
      week_streak: 1,
      practice_minutes: 2,
      early_days: 1,
      weekend_days: 1,
    });
    expect(practiceStatistics([day('2026-01-04'), day('2026-01-05'), day('2026-01-18')]).week_streak).toBe(3);
    expect(practiceStatistics([])).toMatchObject({ practice_days: 0, day_streak: 0, week_streak: 0 });
  });

  it('need both spelling and punctuation for accuracy', () => {
    expect(criterionStatistics([{ criterion: 'spelling', share: 1 }]).accuracy_share).toBe(0);
    const both = [
      { criterion: 'spelling', share: 1 },
      { criterion: 'punctuation', share: 0.8 },
    ];
    expect(criterionStatistics(both)).toMatchObject({
      accuracy_share: 0.8,
      criteria_strong: 2,
      criteria_full: 1,
    });
  });
});

describe('the list of achievements', () => {
  const server = useTestApp();
  type Query = Parameters<typeof server.callAs<typeof achievements.listAchievements>>[2]['query'];
  const list = (student: UserRow, query: Query = {}) =>
    server.callAs(student, achievements.listAchievements, { query: { per_page: 100, ...query } });

  it('is all locked and at nothing for a new student', async () => {
    const { body } = await list(await buildStudent(server.deps.db));
    expect(body).toHaveLength(achievementRules.length);
    for (const one of body) {
      expect(one).toMatchObject({ progress: 0, unlocked_date: null });
      expect(one.list_image).toEqual(one.badge_image);
    }
  });

  it('unlocks at exactly the goal, clamps above it and keeps the first date', async () => {
    const { db, clock } = server.deps;
    const student = await buildStudent(db);
    const done = (word_count: number) =>
      buildWriting(db, {
        student_id: student.id,
        status: 'completed',
        completed_at: clock.now(),
        word_count,
      });
    await done(999);
    const words = async () => (await list(student, { keyword: 'thousand words' })).body[0];
    expect(await words()).toMatchObject({ progress: 0.999, unlocked_date: null });
    await done(501);
    const unlocked_date = clock.now().toISOString();
    expect(await words()).toMatchObject({
      progress: 1,
      unlocked_date,
      list_image: { url: '/badges/thousand-words.svg' },
    });
    clock.advance({ days: 3 });
    expect(await words()).toMatchObject({ progress: 1, unlocked_date });
  });

  it('is filtered by state and keyword, unlocked ones first, and paged', async () => {
    const { db, clock } = server.deps;
    const student = await buildStudent(db);
    await buildWriting(db, {
      student_id: student.id,
      status: 'completed',
      completed_at: clock.now(),
      word_count: 450,
    });
    const unlocked = await list(student, { unlocked: 'true' });
    expect(unlocked.body.every((one) => one.unlocked_date !== null && one.progress === 1)).toBe(true);
    expect(unlocked.body.map(({ name }) => name)).toContain('Long Breath');
    const inProgress = await list(student, { in_progress: 'true' });
    expect(inProgress.body.every(({ progress }) => progress > 0 && progress < 1)).toBe(true);
    expect(inProgress.body.map(({ name }) => name)).toContain('High Five');
    expect((await list(student, { keyword: 'no such thing' })).body).toEqual([]);
    const page = await list(student, { per_page: 5, page: 1 });
    expect(page.body).toHaveLength(5);
    expect(page.body[0]?.unlocked_date).not.toBeNull();
    expect(page.headers['x-total']).toBe(String(achievementRules.length));
  });

  it('takes the same number of statements however much was written', async () => {
    const { db, pool } = server.deps;
    const student = await buildStudent(db);
    const token = await signInAs(server.deps, student);
    const read = () => countStatements(pool, () => server.call(achievements.listAchievements, { token }));
    const before = await read();
    for (let n = 0; n < 5; n += 1) await buildWriting(db, { student_id: student.id, word_count: 10 });
    expect((await read()).statements).toBe(before.statements);
  });
});
