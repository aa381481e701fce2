import { feedback } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../testing/build-user.ts';
import {
  buildWritingWithFeedback,
  type WritingWithFeedback,
} from '../../testing/build-writing-with-feedback.ts';
import { callsOf, isReading } from '../../testing/call-every-endpoint.ts';
import { callWithEachQueryOption, type Ids } from '../../testing/call-with-each-query-option.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { emailWeeklySummariesToParents } from '../children/weekly-summary/email-weekly-summaries-to-parents.job.ts';
import { sendGrowthLetters } from '../growth-letters/send-growth-letters.job.ts';

const toChild = 'You back up your idea with “the owl”.';
const toParent = 'Robin backs up the idea with “the owl”.';

/** All that is kept about a child is handed out as it is kept. */
const isKeptData = (call: string): boolean =>
  /^children\.exportChild(?! format=(?:html|pdf|docx))/.test(call);

describe('what the coach said to a child', () => {
  const server = useTestApp();

  const build = (tag: string) =>
    buildWritingWithFeedback(server.deps.db, {
      hold: {},
      tag,
      said: { words: () => toChild, mark: () => 3, overall: 60, first: 50 },
      at: new Date('2026-03-30T01:00:00Z'),
    });

  const idsOf = ({ writing, course, activity, student, feedback_id }: WritingWithFeedback): Ids => ({
    ...{ writings: writing.id, writing: writing.id, courses: course.id, course: course.id },
    ...{ activities: activity.id, activity: activity.id, students: student.id, children: student.id },
    ...{ student: student.id, feedback: feedback_id },
  });

  it('is told to the parent about the child, by every call and every email', async () => {
    const { deps } = server;
    const family = await build('all');
    const token = await signInAs(deps, family.parent);
    const told: { call: string; text: string }[] = [];
    for (const call of callsOf('parent').filter(isReading))
      told.push(...(await callWithEachQueryOption(server, call, { token, ids: idsOf(family) })));
    deps.clock.set('2026-04-01T01:00:00Z');
    for (const job of [emailWeeklySummariesToParents, sendGrowthLetters])
      await deps.queue.send(deps.db, job, {});
    await server.runJobs();
    const emails = deps.mail.sent.filter(({ to }) => to === family.parent.email);
    told.push({ call: 'emails', text: emails.map(({ plain, html }) => `${plain}${html}`).join('\n') });

    const callsWith = (words: string) =>
      told.filter(({ text }) => text.includes(words)).map(({ call }) => call);
    expect(callsWith('You back up').filter((call) => !isKeptData(call))).toEqual([]);
    expect(callsWith(toParent)).toEqual(
      expect.arrayContaining([
        'children.exportChild format=html',
        'dashboard.readChildrenWritings',
        'emails',
        'feedback.readFeedback',
        'feedbackRounds.listRounds',
        'progress.readChildProgress',
        'writings.readWriting',
      ]),
    );
  });

  it('stays as it was said for the child and the teacher', async () => {
    const { student, teacher, writing, feedback_id } = await build('others');
    for (const reader of [student, teacher]) {
      const params = { id: writing.id, feedback_id };
      const { body } = await server.callAs(reader, feedback.readFeedback, { params });
      expect(body.output.ideas?.comment).toBe(toChild);
      expect(body.results.ideas?.met).toBe(toChild);
      expect(body.next_step?.text).toBe(toChild);
    }
  });
});
