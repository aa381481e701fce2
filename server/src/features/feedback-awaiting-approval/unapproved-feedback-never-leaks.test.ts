import { type Criterion, reports } from '@inkling/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  aiFeedbackItems,
  chats,
  notifications,
  rateLimits,
  type ShownVersions,
  teacherMarks,
  writingRevisions,
  writings,
} from '../../db/schema/index.ts';
import { buildChallenge, buildParticipant } from '../../testing/build-courses-and-writings.ts';
import { signInAs } from '../../testing/build-user.ts';
import {
  buildWritingWithFeedback,
  type CoachFeedback,
  criteriaWithFeedback,
  type Hold,
  type PlaceOfWords,
  type WritingWithFeedback,
} from '../../testing/build-writing-with-feedback.ts';
import { callsOf, isReading, type NamedEndpoint } from '../../testing/call-every-endpoint.ts';
import {
  type CapturedResponse,
  callWithEachQueryOption,
  type Ids,
  maskRandomValues,
} from '../../testing/call-with-each-query-option.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { emailWeeklySummariesToParents } from '../children/weekly-summary/email-weekly-summaries-to-parents.job.ts';
import { sendGrowthLetters } from '../growth-letters/send-growth-letters.job.ts';

/** Two worlds that are the same but for what the coach said on some criteria. */
const poor = { word: 'a poor owl', mark: 1, overall: 41.375, first: 33.125 };
const fine = { word: 'a fine owl', mark: 5, overall: 97.25, first: 88.5 };
const saidBy = (
  world: typeof poor,
  { differing, areWordsLeftOut = false, markByTeacher }: Difference,
): CoachFeedback => {
  const areWordsAll = areWordsLeftOut || markByTeacher !== undefined;
  const { overall, first, mark } = areWordsAll ? { ...poor, mark: 3 } : world;
  const standing: PlaceOfWords[] =
    markByTeacher === undefined ? [] : ['advice', markByTeacher > 3 ? 'praise' : 'wish'];
  const differs = (criterion: Criterion, place: PlaceOfWords) =>
    differing.includes(criterion) && !standing.includes(place);
  return {
    words: (criterion, place) => `${criterion}: ${differs(criterion, place) ? world.word : 'an owl'}`,
    mark: (criterion) => (differing.includes(criterion) ? mark : 3),
    overall,
    first,
  };
};

interface Difference {
  differing: Criterion[];
  /** By a teacher: the words are all that differs then. */
  areWordsLeftOut?: boolean;
  /** In place of the coach's 3 of 5: what explains that one, and what speaks against this one, is all that differs then. */
  markByTeacher?: number;
}

/** The end of the session or of the account: nothing could be asked after them. */
const isLast = ([name]: NamedEndpoint): boolean => /signOut|endSession|deleteMine|deleteChild/.test(name);

const draft = { id: 'draft', type: 'freeWriting', title: 'Draft', content: 'An owl sat on the lighthouse.' };
/** Where the least that a call takes would do nothing. */
const bodies: Record<string, object> = {
  'chat.sendMessage': { content: 'What did you say about my spelling? What is my score?' },
  'writings.saveWriting': { data: [draft], version: 2, generate_ai_scoring: true },
};

describe('feedback that is held, left out, or under a mark that a teacher changed', () => {
  const worlds = [
    { server: useTestApp(), world: poor },
    { server: useTestApp(), world: fine },
  ];
  type Server = (typeof worlds)[number]['server'];
  const at = new Date('2026-03-30T01:00:00Z');

  /** All that people had of the piece before it is asked about: a shared report, letters, emails, a challenge, a chat. */
  const surround = async (server: Server, found: WritingWithFeedback): Promise<Ids> => {
    const { deps } = server;
    const { teacher, student, course, activity, writing } = found;
    const challenge = await buildChallenge(deps.db, { teacher_id: teacher.id, title: 'Owls' });
    await buildParticipant(deps.db, challenge.id, student.id);
    const kept = { version: 1, reason: 'feedback' as const, data: [], content: 'An owl.', word_count: 2 };
    const [revision] = await deps.db
      .insert(writingRevisions)
      .values({ writing_id: writing.id, ...kept })
      .returning();
    const days = { start_date: '2026-03-01', end_date: '2026-03-31' };
    const about = { target_type: 'Course' as const, target_id: course.id };
    const body = { ...about, ...days };
    const [report] = (await server.callAs(teacher, reports.requestReports, { body })).body.reports;
    await server.runJobs();
    const report_ids = [report?.id ?? 0];
    expect((await server.callAs(teacher, reports.shareReports, { body: { report_ids } })).status).toBe(200);
    deps.clock.set('2026-04-01T01:00:00Z');
    for (const job of [emailWeeklySummariesToParents, sendGrowthLetters])
      await deps.queue.send(deps.db, job, {});
    await server.runJobs();
    deps.clock.set('2026-03-31T01:00:00Z');
    const [chat] = await deps.db.select().from(chats).where(eq(chats.target_id, writing.id));
    const [told] = await deps.db.select().from(notifications).where(eq(notifications.user_id, student.id));
    const [advice] = found.advice;
    const ids: Ids = {
      ...{ writings: writing.id, writing: writing.id, courses: course.id, course: course.id },
      ...{ activities: activity.id, activity: activity.id, students: student.id, children: student.id },
      ...{ student: student.id, challenges: challenge.id, challenge: challenge.id, teacher: teacher.id },
      ...{ family_reports: report?.id ?? 0, revision: revision?.id ?? 0, feedback: found.feedback_id },
      ...{ advice: advice?.id ?? 0, chat: chat?.id ?? 0, notifications: told?.id ?? 0 },
    };
    return ids;
  };

  const leaveOutAllWords = ({ deps }: Server, feedbackId: number) =>
    deps.db
      .update(aiFeedbackItems)
      .set({ left_out: sql`jsonb_build_array(${aiFeedbackItems.output} ->> 'comment')` })
      .where(eq(aiFeedbackItems.feedback_id, feedbackId));

  const changeMarks = ({ deps }: Server, found: WritingWithFeedback, mark: number) =>
    deps.db.insert(teacherMarks).values(
      criteriaWithFeedback.map((criterion) => ({
        ...{ writing_id: found.writing.id, version: 2, round_id: found.round_id, criterion },
        ...{ teacher_id: found.teacher.id, mark, maximum: 5, reason: 'I read it twice.' },
      })),
    );

  /** As it is when a teacher has returned it. */
  const giveBack = async ({ deps }: Server, { writing }: WritingWithFeedback) => {
    const { id: writing_id, version, data, content, word_count } = writing;
    const draft = { writing_id, version, data, content, word_count };
    await deps.db.insert(writingRevisions).values({ ...draft, reason: 'returned' });
    await deps.db
      .update(writings)
      .set({ version: version + 1, times_returned: 1 })
      .where(eq(writings.id, writing_id));
  };

  /** In one world: everything this person is told by every call, by email and in the app. */
  const tellAll = async (
    { server, world }: (typeof worlds)[number],
    { role, hold, status, shown_versions = {}, tag, ...difference }: Case & { hold: Hold; tag: string },
  ): Promise<CapturedResponse[]> => {
    const { deps } = server;
    deps.clock.set('2026-03-31T01:00:00Z');
    // Each case calls as somebody who has asked for nothing yet.
    await deps.db.delete(rateLimits);
    const found = await buildWritingWithFeedback(deps.db, { hold, said: saidBy(world, difference), at, tag });
    if (difference.areWordsLeftOut) await leaveOutAllWords(server, found.feedback_id);
    if (difference.markByTeacher !== undefined) await changeMarks(server, found, difference.markByTeacher);
    await deps.db.update(writings).set({ shown_versions }).where(eq(writings.id, found.writing.id));
    const ids = await surround(server, found);
    if (status === 'progressing')
      await deps.db
        .update(writings)
        .set({ status, completed_at: null })
        .where(eq(writings.id, ids.writings ?? 0));
    if (status === 'progressing' && difference.markByTeacher !== undefined) await giveBack(server, found);
    const token = await signInAs(deps, found[role]);
    const told: CapturedResponse[] = [];
    const calls = callsOf(role).filter((call) => !isLast(call));
    for (const call of [...calls.filter(isReading), ...calls.filter((each) => !isReading(each))]) {
      const special = bodies[call[0]];
      const body = special && { chat_id: ids.chat, ...special };
      told.push(...(await callWithEachQueryOption(server, call, { token, ids, body })));
    }
    await server.runJobs();
    const addresses = [found.parent.email, found.student.email];
    const emails = deps.mail.sent.filter(({ to }) => addresses.includes(to));
    const plain = emails.map((email) => email.plain).join('\n');
    told.push({ call: 'emails', status: 200, text: maskRandomValues(plain) });
    return told;
  };

  interface Case extends Difference {
    role: 'student' | 'parent';
    status: 'completed' | 'progressing';
    /** What had been shown before the teacher chose to read first. */
    shown_versions?: ShownVersions;
  }

  let cases = 0;
  /** The calls by which one could tell in which world one is, and where. */
  const tellingCalls = async (each: Case, hold: Hold): Promise<string[]> => {
    cases += 1;
    const about = { ...each, hold, tag: String(cases) };
    const [first = [], second = []] = await Promise.all(worlds.map((world) => tellAll(world, about)));
    expect(first.map(({ call }) => call)).toEqual(second.map(({ call }) => call));
    expect(first.filter(({ status }) => status === 429 || status >= 500)).toEqual([]);
    return first.flatMap(({ call, text, status }, index) => {
      const other = second[index];
      if (text === other?.text && status === other.status) return [];
      const at = [...text].findIndex((letter, place) => letter !== other?.text[place]);
      const around = (of = '') => of.slice(Math.max(0, at - 60), at + 40);
      return `${call}: ${around(text)} / ${around(other?.text)}`;
    });
  };

  const both: Criterion[] = ['ideas', 'spelling'];
  it.each([
    { role: 'student', hold: { holds_feedback: true }, differing: both, status: 'completed' },
    { role: 'parent', hold: { holds_feedback: true }, differing: both, status: 'completed' },
    { role: 'student', hold: { held_criteria: ['spelling'] }, differing: ['spelling'], status: 'completed' },
    { role: 'parent', hold: { held_criteria: ['spelling'] }, differing: ['spelling'], status: 'completed' },
    { role: 'student', hold: { holds_feedback: true }, differing: both, status: 'progressing' },
    {
      ...{ role: 'student', hold: { holds_feedback: true }, differing: ['spelling'], status: 'completed' },
      shown_versions: { ideas: 2 },
    },
    {
      ...{ role: 'parent', hold: { holds_feedback: true }, differing: ['spelling'], status: 'completed' },
      shown_versions: { ideas: 2 },
    },
    { role: 'student', hold: {}, differing: both, status: 'completed', areWordsLeftOut: true },
    { role: 'student', hold: {}, differing: both, status: 'progressing', areWordsLeftOut: true },
    { role: 'parent', hold: {}, differing: both, status: 'completed', areWordsLeftOut: true },
    { role: 'student', hold: {}, differing: both, status: 'completed', markByTeacher: 4 },
    { role: 'parent', hold: {}, differing: both, status: 'completed', markByTeacher: 4 },
    { role: 'student', hold: {}, differing: both, status: 'completed', markByTeacher: 1 },
    { role: 'parent', hold: {}, differing: both, status: 'completed', markByTeacher: 1 },
    { role: 'student', hold: {}, differing: both, status: 'progressing', markByTeacher: 4 },
    { role: 'parent', hold: {}, differing: both, status: 'progressing', markByTeacher: 1 },
  ] satisfies (Case & { hold: Hold })[])(
    'is told to a $role by no call and no email ($status, $hold)',
    async ({ hold, ...each }) => {
      expect(await tellingCalls(each, hold)).toEqual([]);
    },
    120_000,
  );

  it.each([
    {
      role: 'student',
      tellers: [
        'achievements.listAchievements',
        'feedback.readFeedback',
        'feedbackRounds.listRounds',
        'growth.readMyGrowth',
        'progress.readMyProgress',
        'writings.completeWriting',
        'writings.listWritings',
        'writings.listWritings order_by=ai_scoring+desc',
        'writings.readWriting',
      ],
    },
    {
      role: 'parent',
      tellers: [
        'children.exportChild format=docx',
        'children.exportChild format=html',
        'children.exportChild format=json',
        'children.exportChild format=pdf',
        'dashboard.readChildrenWritings',
        'emails',
        'feedback.readFeedback',
        'feedbackRounds.listRounds',
        'growth.readStudentGrowth',
        'growthLetters.readGrowthLetter',
        'progress.readChildProgress',
        'reports.familyReportPdf',
        'reports.readFamilyReport',
        'writings.listWritings',
        'writings.readWriting',
      ],
    },
  ] as const)(
    'would be found by this walk: a $role is told by many calls what is not held',
    async ({ role, tellers }) => {
      const telling = await tellingCalls({ role, differing: both, status: 'completed' }, {});
      expect(telling.map((told) => told.split(':')[0])).toEqual(expect.arrayContaining([...tellers]));
    },
    120_000,
  );
});
