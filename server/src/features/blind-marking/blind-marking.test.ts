import {
  courses,
  criteriaOfGenre,
  dashboard,
  feedback,
  feedbackRounds,
  growth,
  maximumMark,
  progress,
  type RoundMark,
  reports,
  studentOverviews,
  teacherMarks,
  writings,
} from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  aiFeedbackItems,
  aiFeedbacks,
  teacherMarks as markRows,
  feedbackRounds as rounds,
  studentReports,
  type UserRow,
  writings as writingRows,
} from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
  readWritingRow,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const text = 'The owl woke. Nobody had lit the lamp.';
const marks: RoundMark[] = criteriaOfGenre('narrative').map((criterion) => ({
  criterion,
  mark: 2,
  maximum: maximumMark(criterion, 'narrative') ?? 0,
}));

type Server = ReturnType<typeof useTestApp>;

/** A finished piece with all that the coach said of it, and a finished report that rests on it. */
const buildScenario = async (server: Server, values: Partial<typeof writingRows.$inferInsert> = {}) => {
  const { db, clock } = server.deps;
  const teacher = await buildUser(db, { role: 'teacher' });
  const student = await buildStudent(db, { grade_level: 5 });
  const course = await buildCourse(db, { teacher_id: teacher.id });
  await buildEnrollment(db, course.id, student.id);
  const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
  const writing = await buildWriting(db, {
    student_id: student.id,
    activity_id: activity.id,
    course_id: course.id,
    status: 'completed',
    completed_at: clock.now(),
    content: text,
    version: 4,
    ai_scoring: 59.3,
    ...values,
  });
  const round = {
    number: 1,
    version: 3,
    content: text,
    words: 8,
    marks,
    overall: 59.3,
    coach_version: 'test',
  };
  await db.insert(rounds).values({ writing_id: writing.id, ...round });
  const [given] = await db.insert(aiFeedbacks).values({ writing_id: writing.id }).returning();
  if (!given) throw new Error('insert returned no row');
  await db.insert(aiFeedbackItems).values({
    feedback_id: given.id,
    criterion: 'ideas',
    status: 'generated',
    result: { criterion: 'ideas', mark: 2, maximum: 5, evidence: [], met: 'Some ideas', next: null },
    made_from_version: 3,
  });
  const day = clock.now().toISOString().slice(0, 10);
  const about = { target_type: 'Course' as const, target_id: course.id };
  const [report] = await db
    .insert(studentReports)
    .values({
      ...about,
      student_id: student.id,
      teacher_id: teacher.id,
      start_date: '2000-01-01',
      end_date: '2100-01-01',
      status: 'completed',
      report_result: '# A report',
      family_result: '# A report',
      updated_at: clock.now(),
    })
    .returning();
  if (!report) throw new Error('insert returned no row');
  return { teacher, student, course, writing, feedback: given, report, day };
};
type Scenario = Awaited<ReturnType<typeof buildScenario>>;
type Query = { blind?: string };

type Way = (server: Server, scenario: Scenario, query: Query) => Promise<{ status: number }>;

/** Calls that leave the coach's marks out where they are asked for blind. */
const hideable: Record<string, Way> = {
  'a card in a list': ({ callAs }, { teacher }, query) => callAs(teacher, writings.listWritings, { query }),
  'the piece itself': ({ callAs }, { teacher, writing: { id } }, query) =>
    callAs(teacher, writings.readWriting, { params: { id }, query }),
  'the desk': ({ callAs }, { teacher, writing: { id } }, query) =>
    callAs(teacher, teacherMarks.readMarking, { params: { id }, query }),
  'how a student grew': ({ callAs }, { teacher, student: { id } }, query) =>
    callAs(teacher, growth.readStudentGrowth, { params: { id }, query }),
  'the page of a student': ({ callAs }, { teacher, student: { id } }, query) =>
    callAs(teacher, studentOverviews.readStudentOverview, { params: { id }, query }),
  'the grid of a class': ({ callAs }, { teacher, course: { id } }, query) =>
    callAs(teacher, courses.readClassGrid, { params: { id }, query }),
  'the progress of all students': ({ callAs }, { teacher }, query) =>
    callAs(teacher, progress.listStudentProgress, { query }),
  'the progress of one student': ({ callAs }, { teacher, student: { id } }, query) =>
    callAs(teacher, progress.readStudentProgress, { params: { id }, query }),
  'how the scores of all students are spread': ({ callAs }, { teacher }, query) =>
    callAs(teacher, progress.readAnalytics, { query }),
  'the spreadsheet of students': ({ callAs }, { teacher }, query) =>
    callAs(teacher, progress.exportStudentProgress, { query }),
  'the spreadsheet of scores': ({ callAs }, { teacher }, query) =>
    callAs(teacher, progress.exportScores, { query }),
  'what a class needs next': ({ callAs }, { teacher, course }, query) =>
    callAs(teacher, dashboard.readClassInsight, { query: { course_id_eq: course.id, ...query } }),
};

const setOf = ({ course }: Scenario) => ({
  target_type: 'Course' as const,
  target_id: course.id,
  start_date: '2000-01-01',
  end_date: '2100-01-01',
});

/** Calls that are asked for to read what the coach said. */
const open: Record<string, Way> = {
  'the feedback': ({ callAs }, { teacher, writing, feedback: { id } }) =>
    callAs(teacher, feedback.readFeedback, { params: { id: writing.id, feedback_id: id } }),
  'the rounds of feedback': ({ callAs }, { teacher, writing: { id } }) =>
    callAs(teacher, feedbackRounds.listRounds, { params: { id } }),
  'the list of reports': ({ callAs }, { teacher }) => callAs(teacher, reports.listReports, {}),
  'a report': ({ callAs }, { teacher, report: { id } }) =>
    callAs(teacher, reports.readReport, { params: { id } }),
  'a report on paper': ({ callAs }, { teacher, report: { id } }) =>
    callAs(teacher, reports.reportPdf, { params: { id } }),
  'the reports of a class on paper': ({ callAs }, scenario) =>
    callAs(scenario.teacher, reports.classReportsPdf, { query: setOf(scenario) }),
  'the summary of a class': ({ callAs }, scenario) =>
    callAs(scenario.teacher, reports.readClassSummary, { query: setOf(scenario) }),
  'a report that is taken back': async ({ callAs, deps }, { teacher, report: { id } }) => {
    await deps.db
      .update(studentReports)
      .set({ shared_at: deps.clock.now() })
      .where(eq(studentReports.id, id));
    return callAs(teacher, reports.stopSharingReports, { body: { report_ids: [id] } });
  },
};

describe('a mark counts as blind', () => {
  const server = useTestApp();

  const saveMark = (teacher: UserRow, { id, version }: { id: number; version: number }) =>
    server.callAs(teacher, teacherMarks.saveTeacherMarks, {
      params: { id },
      body: { version, marks: [{ criterion: 'ideas', mark: 4 }] },
    });

  /** Whether a mark that is saved now goes down as given blind. */
  const isBlind = async ({ teacher, writing }: Pick<Scenario, 'teacher' | 'writing'>): Promise<boolean> => {
    const { id, version } = await readWritingRow(server.deps.db, writing.id);
    const asked = { params: { id }, query: { blind: 'true' } };
    const told = (await server.callAs(teacher, teacherMarks.readMarking, asked)).body.counts_as_blind;
    expect((await saveMark(teacher, { id, version })).status).toBe(200);
    const [row] = await server.deps.db.select().from(markRows).where(eq(markRows.writing_id, id));
    expect(row?.blind_mark !== null).toBe(told);
    return told;
  };

  it('where nothing of the coach’s was sent before it, and once', async () => {
    const scenario = await buildScenario(server);
    expect(await isBlind(scenario)).toBe(true);
    const after = { params: { id: scenario.writing.id } };
    expect(
      (await server.callAs(scenario.teacher, teacherMarks.readMarking, after)).body.counts_as_blind,
    ).toBe(false);
  });

  it.each(Object.entries({ ...hideable, ...open }))('no longer after %s', async (_, see) => {
    const scenario = await buildScenario(server);
    expect((await see(server, scenario, {})).status).toBe(200);
    expect(await isBlind(scenario)).toBe(false);
  });

  it.each(Object.entries(hideable))('also after %s that was asked for blind', async (_, see) => {
    const scenario = await buildScenario(server);
    expect((await see(server, scenario, { blind: 'true' })).status).toBe(200);
    expect(await isBlind(scenario)).toBe(true);
  });

  it.each(['a card in a list', 'how a student grew', 'the page of a student', 'the grid of a class'])(
    'no longer after %s showed the mark while the child still wrote, which it does not where asked for blind',
    async (name) => {
      for (const query of [{}, { blind: 'true' }]) {
        const scenario = await buildScenario(server, {
          status: 'progressing',
          completed_at: null,
          version: 3,
        });
        expect((await hideable[name]?.(server, scenario, query))?.status).toBe(200);
        await server.deps.db
          .update(writingRows)
          .set({ status: 'completed', completed_at: server.deps.clock.now(), version: 4 })
          .where(eq(writingRows.id, scenario.writing.id));
        expect(await isBlind(scenario)).toBe('blind' in query);
      }
    },
  );

  it('in a list by score, which tells who marks blind no order', async () => {
    const { db, clock } = server.deps;
    const { teacher, student, course, writing } = await buildScenario(server);
    const ids = [writing.id];
    for (const ai_scoring of [80, 40]) {
      const piece = { student_id: student.id, course_id: course.id, ai_scoring };
      const finished = { status: 'completed' as const, completed_at: clock.now() };
      ids.push((await buildWriting(db, { ...piece, ...finished })).id);
    }
    const listed = async (query: Query) =>
      (
        await server.callAs(teacher, writings.listWritings, {
          query: { order_by: 'ai_scoring desc', ...query },
        })
      ).body.map(({ id }) => id);
    const [first, best, worst] = ids;
    expect(await listed({ blind: 'true' })).toEqual([worst, best, first]);
    expect(await listed({})).toEqual([best, first, worst]);
  });

  it('again on another draft', async () => {
    const scenario = await buildScenario(server);
    const { teacher, writing } = scenario;
    await server.callAs(teacher, writings.readWriting, { params: { id: writing.id } });
    await server.deps.db
      .update(writingRows)
      .set({ content: `${text} It hissed.`, version: 6, ai_scoring: null })
      .where(eq(writingRows.id, writing.id));
    expect(await isBlind(scenario)).toBe(true);
  });

  it('whatever the child, its parent or a colleague read', async () => {
    const scenario = await buildScenario(server);
    const params = { id: scenario.writing.id };
    await server.callAs(scenario.student, writings.readWriting, { params });
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    expect((await server.callAs(stranger, writings.readWriting, { params })).status).toBe(404);
    expect(await isBlind(scenario)).toBe(true);
  });
});
