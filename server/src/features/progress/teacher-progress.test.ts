import { progress } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { teacherStudents, timeLogs } from '../../db/schema/index.ts';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe("a teacher's view of progress", () => {
  const server = useTestApp();
  type Teacher = Awaited<ReturnType<typeof buildUser>>;

  const teach = async () => {
    const { db, clock } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = (title: string, due_date?: string) =>
      buildActivity(db, { teacher_id: teacher.id, course_id: course.id, title, due_date });
    const day = (days: number) =>
      new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const old = await activity('The lantern', day(-9));
    const next = await activity('The reef', day(9));
    const give = (student_id: number, activity_id: number, overrides: Parameters<typeof buildWriting>[1]) =>
      buildWriting(db, {
        student_id,
        activity_id,
        course_id: course.id,
        due_date: activity_id === old.id ? day(-9) : day(9),
        ...overrides,
      });
    const [ann, ben, cara] = [
      await buildStudent(db, { full_name: 'Ann Lee' }),
      await buildStudent(db, { full_name: 'Ben =1+1' }),
      await buildStudent(db, { full_name: 'Cara Moon' }),
    ];
    await give(ann.id, old.id, { status: 'completed', ai_scoring: 50, teacher_scoring: 92 });
    await give(ann.id, next.id, { status: 'completed', ai_scoring: 61 });
    await give(ben.id, old.id, { status: 'pending' });
    await give(ben.id, next.id, { status: 'progressing', ai_scoring: 5 });
    await give(cara.id, old.id, { status: 'completed', ai_scoring: null, unscored: 'poem' });
    await give(cara.id, next.id, { status: 'pending' });
    const dan = await buildStudent(db, { full_name: 'Dan Added' });
    await db.insert(teacherStudents).values({ teacher_id: teacher.id, student_id: dan.id });
    // None of this is the teacher's business.
    await buildWriting(db, { student_id: dan.id, status: 'completed', ai_scoring: 1 });
    return { teacher, ann, ben, cara, dan, old, next, day };
  };

  const list = async (user: Teacher, query = {}) =>
    (await server.callAs(user, progress.listStudentProgress, { query })).body;

  it('counts each student’s assigned work, rounds completion and averages scores', async () => {
    const { teacher, ann } = await teach();
    const students = await list(teacher);
    expect(students.map(({ studentName }) => studentName)).toEqual([
      'Ann Lee',
      'Ben =1+1',
      'Cara Moon',
      'Dan Added',
    ]);
    expect(students[0]).toEqual({
      studentId: ann.id,
      studentName: 'Ann Lee',
      screen_name: ann.screen_name,
      avatar: null,
      grade_level: 5,
      totalAssignedActivities: 2,
      completedActivities: 2,
      inProgressActivities: 0,
      notStartedActivities: 0,
      overdueActivities: 0,
      completionPercentage: 100,
      averageScore: 77,
    });
    expect(students[1]).toMatchObject({
      inProgressActivities: 1,
      notStartedActivities: 1,
      overdueActivities: 1,
      completionPercentage: 0,
      averageScore: null,
    });
    expect(students[3]).toMatchObject({ totalAssignedActivities: 0, averageScore: null });
  });

  it('finds students by name and by band, page by page', async () => {
    const { teacher } = await teach();
    const names = async (query: object) => (await list(teacher, query)).map(({ studentName }) => studentName);
    expect(await names({ keyword: 'lee' })).toEqual(['Ann Lee']);
    expect(await names({ band_eq: 'high' })).toEqual(['Ann Lee']);
    expect(await names({ band_eq: 'medium' })).toEqual(['Cara Moon']);
    expect(await names({ band_eq: 'low' })).toEqual(['Ben =1+1', 'Dan Added']);
    expect(await names({ band_eq: 'low', keyword: 'ann' })).toEqual([]);
    const query = { per_page: 3, page: 2 };
    const page = await server.callAs(teacher, progress.listStudentProgress, { query });
    expect(page.body.map(({ studentName }) => studentName)).toEqual(['Dan Added']);
    expect(page.headers).toMatchObject({ 'x-total': '4', 'x-total-pages': '2' });
    const wrong = { band_eq: 'splendid' as 'high' };
    expect((await server.callAs(teacher, progress.listStudentProgress, { query: wrong })).status).toBe(422);
  });

  it('shows the five newest steps a student worked on', async () => {
    const { db } = server.deps;
    const { teacher, ann, dan } = await teach();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const writing = await buildWriting(db, { student_id: ann.id, course_id: course.id, title: 'The fox' });
    const own = await buildWriting(db, { student_id: ann.id });
    const at = (hour: number) => new Date(Date.UTC(2026, 1, 1, hour));
    const log = (writing_id: number, hour: number) => ({
      writing_id,
      step: `Step ${hour}`,
      started_at: at(hour),
      spent_time: 60,
      data: { id: 'a', type: 'chat', title: 'Chat' },
    });
    await db.insert(timeLogs).values([7, 3, 1, 5, 2, 6].map((hour) => log(writing.id, hour)));
    await db.insert(timeLogs).values(log(own.id, 9));
    const read = (id: number) => server.callAs(teacher, progress.readStudentProgress, { params: { id } });
    const { body } = await read(ann.id);
    expect(body.recentActivity.map(({ step }) => step)).toEqual([
      'Step 7',
      'Step 6',
      'Step 5',
      'Step 3',
      'Step 2',
    ]);
    expect(body.recentActivity[0]).toMatchObject({ writing_title: 'The fox', spent_time: 60 });
    expect((await read(dan.id)).body.recentActivity).toEqual([]);
    expect((await read((await buildStudent(db)).id)).status).toBe(404);
    expect((await read(teacher.id)).status).toBe(404);
  });

  it('shows how many completed each activity, what is due next first', async () => {
    const { teacher, old, next, day } = await teach();
    const read = async (query = {}) =>
      (await server.callAs(teacher, progress.listActivityCompletion, { query })).body;
    expect(await read()).toEqual([
      {
        activityId: next.id,
        activityTitle: 'The reef',
        due_date: day(9),
        assignedCount: 3,
        completedCount: 1,
        inProgressCount: 1,
        notStartedCount: 1,
        overdueCount: 0,
        completionRate: 33,
      },
      expect.objectContaining({ activityId: old.id, completionRate: 67, overdueCount: 1 }),
    ]);
    const ids = async (query: object) => (await read(query)).map(({ activityId }) => activityId);
    expect(await ids({ deadline_eq: 'upcoming' })).toEqual([next.id]);
    expect(await ids({ deadline_eq: 'past' })).toEqual([old.id]);
    expect(await ids({ keyword: 'LANT' })).toEqual([old.id]);
    expect(await ids({ page: 3 })).toEqual([]);
    const far = await server.callAs(teacher, progress.listActivityCompletion, { query: { page: 3 } });
    expect(far.headers).toMatchObject({ 'x-total': '2' });
  });

  it('spreads completion and scores over their buckets', async () => {
    const { teacher } = await teach();
    const { body } = await server.callAs(teacher, progress.readAnalytics, {});
    expect(body).toMatchObject({
      studentsCount: 4,
      activeActivitiesCount: 2,
      averageCompletion: 50,
      averageScore: 77,
    });
    const totals = (buckets: { from: number; to: number; total: number }[]) =>
      buckets.map(({ from, to, total }) => `${from}-${to}: ${total}`);
    expect(totals(body.completionBuckets)).toEqual(['0-25: 1', '26-50: 1', '51-75: 0', '76-100: 1']);
    expect(totals(body.scoreBuckets)).toEqual(['0-60: 0', '61-70: 1', '71-80: 0', '81-90: 0', '91-100: 1']);
  });

  it('says nothing about a class that does not exist yet', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    expect(await list(teacher)).toEqual([]);
    expect((await server.callAs(teacher, progress.readAnalytics, {})).body).toMatchObject({
      studentsCount: 0,
      averageCompletion: null,
      averageScore: null,
    });
  });

  it('exports files whose cells no spreadsheet runs', async () => {
    const { db } = server.deps;
    const { teacher } = await teach();
    const course = await buildCourse(db, { teacher_id: teacher.id, title: '=HYPERLINK("x")' });
    const student = await buildStudent(db, { full_name: '@SUM(A1)' });
    await buildWriting(db, { student_id: student.id, course_id: course.id, title: 'A "quoted", title' });
    const students = (await server.callAs(teacher, progress.exportStudentProgress, {})).body;
    expect(students.filename).toMatch(/^student-progress-\d{4}-\d\d-\d\d\.csv$/);
    const lines = students.csv.split('\n');
    expect(lines[0]).toMatch(/^\uFEFFStudent,Username,Year,Assigned,Completed,/);
    expect(lines.find((line) => line.includes('SUM'))).toMatch(/^'@SUM\(A1\),/);
    expect(lines.find((line) => line.startsWith('Ann Lee'))).toMatch(/,5,2,2,0,0,0,100,77$/);
    const { csv } = (await server.callAs(teacher, progress.exportScores, {})).body;
    expect(csv).toContain(
      `'@SUM(A1),${student.screen_name},"A ""quoted"", title","'=HYPERLINK(""x"")",,In Progress`,
    );
    expect(csv).toMatch(/Ann Lee,\w+,Writing \d+,Course \d+,,Completed,[\d-]+,,0,0,,92,50,92,,\n/);
    expect(csv).toMatch(/Cara Moon,.+,Completed,[\d-]+,,0,0,,,,,,No AI score: a poem\n/);
    expect(csv.trim().split('\n')).toHaveLength(8);
  });

  it('takes the same number of statements for one student and for many', async () => {
    const { teacher } = await teach();
    const { pool } = server.deps;
    const count = async (per_page: number) => [
      (await countStatements(pool, () => list(teacher, { per_page }))).statements,
      (
        await countStatements(pool, () =>
          server.callAs(teacher, progress.listActivityCompletion, { query: { per_page } }),
        )
      ).statements,
    ];
    expect(await count(1)).toEqual(await count(100));
  });
});
