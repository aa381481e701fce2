import { describe, expect, it } from 'vitest';
import { seenCoachMarks } from '../../db/schema/index.ts';
import { signInAs } from '../../testing/build-user.ts';
import { buildWritingWithFeedback, type CoachFeedback } from '../../testing/build-writing-with-feedback.ts';
import { callAll, callsOf, isReading, type NamedEndpoint } from '../../testing/call-every-endpoint.ts';
import { maskRandomValues } from '../../testing/call-with-each-query-option.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** Two worlds that are the same but for what the coach gave a piece, and said of it. */
const saidWith = (mark: number): CoachFeedback => ({
  words: (criterion) => `${criterion}: ${mark} owls`,
  mark: () => mark,
  overall: 10 * mark,
  first: 5 * mark,
});

const canBeBlind = ([, { query }]: NamedEndpoint): boolean => 'blind' in (query?.shape ?? {});

describe('what tells a teacher the coach’s marks', () => {
  const worlds = [
    { server: useTestApp(), said: saidWith(2) },
    { server: useTestApp(), said: saidWith(4) },
  ];
  const at = new Date('2026-03-30T01:00:00Z');

  const enter =
    ({ server, said }: (typeof worlds)[number]) =>
    async (tag: string) => {
      server.deps.clock.set('2026-03-31T01:00:00Z');
      const found = await buildWritingWithFeedback(server.deps.db, { hold: {}, said, at, tag });
      const token = await signInAs(server.deps, found.teacher);
      const ids = {
        ...{ writings: found.writing.id, writing: found.writing.id, feedback: found.feedback_id },
        ...{ students: found.student.id, student: found.student.id, activities: found.activity.id },
        ...{ courses: found.course.id, course: found.course.id, teacher: found.teacher.id },
      };
      const { db } = server.deps;
      const forget = () => db.delete(seenCoachMarks);
      const hasSeen = async () => (await db.select().from(seenCoachMarks)).length > 0;
      const tell = async (call: NamedEndpoint, asked: string): Promise<string> => {
        const told = await callAll(server, [call], { token, ids, asked });
        return maskRandomValues(told.map(({ status, text }) => `${status} ${text}`).join('\n'));
      };
      return { forget, hasSeen, tell };
    };

  /** Of each call: whether it told the worlds apart, and whether it counts as having seen. */
  const walk = async (calls: NamedEndpoint[], asked: string) => {
    const entered = await Promise.all(worlds.map((world) => enter(world)(asked || 'open')));
    const found: { name: string; tells: boolean; isNoted: boolean }[] = [];
    for (const call of calls) {
      for (const { forget } of entered) await forget();
      const [first, second] = await Promise.all(entered.map(({ tell }) => tell(call, asked)));
      const seen = await Promise.all(entered.map(({ hasSeen }) => hasSeen()));
      found.push({ name: call[0], tells: first !== second, isNoted: seen.every(Boolean) });
    }
    return found;
  };
  const calls = callsOf('teacher').filter(isReading);
  const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

  it('counts as having seen them, whichever call it is', async () => {
    const found = await walk(calls, '');
    const telling = found.filter(({ tells }) => tells);
    expect(namesOf(telling)).toEqual(
      expect.arrayContaining([
        'courses.readClassGrid',
        'dashboard.readClassInsight',
        'feedback.readFeedback',
        'feedbackRounds.listRounds',
        'growth.readStudentGrowth',
        'progress.readAnalytics',
        'studentOverviews.readStudentOverview',
        'teacherMarks.readMarking',
        'writings.listWritings',
        'writings.readWriting',
      ]),
    );
    expect(namesOf(telling.filter(({ isNoted }) => !isNoted))).toEqual([]);
  });

  it('is told to nobody who asks for it blind', async () => {
    const found = await walk(calls.filter(canBeBlind), 'blind=true');
    expect(found.length).toBeGreaterThan(8);
    expect(namesOf(found.filter(({ tells, isNoted }) => tells || isNoted))).toEqual([]);
  });
});
