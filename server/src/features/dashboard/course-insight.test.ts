import { markDescriptions } from '@inkling/coach';
import { type Criterion, criteria, dashboard, reports, teacherMarks } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aiFeedbackItems, aiFeedbacks } from '../../db/schema/index.ts';
import { buildCourse, buildEnrollment, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('the insight into a class', () => {
  const server = useTestApp();

  /** What the rubric asks for above a mark. */
  const above = (criterion: Criterion, mark: number) =>
    markDescriptions(criterion, 'narrative')[mark + 1] ?? null;

  type Marks = Partial<Record<Criterion, [mark: number, maximum: number]>>;
  const finish = async (
    student_id: number,
    course_id: number,
    { marks, day, title, first }: { marks: Marks; day: number; title?: string; first?: number },
  ) => {
    const { db } = server.deps;
    const completed_at = new Date(Date.UTC(2026, 1, day));
    const writing = await buildWriting(db, {
      student_id,
      course_id,
      status: 'completed',
      completed_at,
      updated_at: completed_at,
      ai_scoring: 50,
      first_scoring: first ?? null,
      ...(title && { title }),
    });
    const [feedback] = await db.insert(aiFeedbacks).values({ writing_id: writing.id }).returning();
    const marked = criteria.flatMap((criterion) =>
      marks[criterion] ? [{ criterion, of: marks[criterion] }] : [],
    );
    const items = marked.map(({ criterion, of: [mark, maximum] }) => ({
      feedback_id: feedback?.id ?? 0,
      criterion,
      status: 'generated' as const,
      result: {
        criterion,
        mark,
        maximum,
        evidence: [],
        met: 'met',
        next: 'In words for the child',
      },
    }));
    await db.insert(aiFeedbackItems).values(items);
    return writing;
  };

  const teach = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id, title: 'Year 5 Writers' });
    const student = async (full_name: string) => {
      const one = await buildStudent(db, { full_name, grade_level: 5 });
      await buildEnrollment(db, course.id, one.id);
      return one;
    };
    return { teacher, course, student };
  };
  const read = (user: Awaited<ReturnType<typeof buildUser>>, course_id_eq?: number) =>
    server.callAs(user, dashboard.readClassInsight, { query: course_id_eq ? { course_id_eq } : {} });

  it('tells first attempts from revisions', async () => {
    const { teacher, course, student } = await teach();
    const [ann, ben, cara] = [await student('Ann'), await student('Ben'), await student('Cara')];
    await finish(ann.id, course.id, { day: 1, first: 38, marks: { ideas: [2, 5] } });
    expect((await read(teacher)).body.redrafted).toEqual({ pieces_count: 1, first: 38, last: 50 });
    await finish(ben.id, course.id, { day: 1, first: 44, marks: { ideas: [2, 5] } });
    await finish(cara.id, course.id, { day: 1, marks: { ideas: [2, 5] } });
    expect((await read(teacher)).body.redrafted).toEqual({ pieces_count: 2, first: 41, last: 50 });
    await finish(ann.id, course.id, { day: 5, marks: { ideas: [2, 5] } });
    await finish(ben.id, course.id, { day: 5, marks: { ideas: [2, 5] } });
    expect((await read(teacher)).body.redrafted).toBeNull();
  });

  it('weighs the newest marked piece of each student against their year', async () => {
    const { teacher, course, student } = await teach();
    const [ann, ben, cara] = [await student('Ann'), await student('Ben'), await student('Cara')];
    await student('Dan');
    await finish(ann.id, course.id, { day: 1, marks: { ideas: [0, 5] } });
    const annNow = await finish(ann.id, course.id, {
      day: 9,
      title: 'The fox',
      marks: { ideas: [4, 5], spelling: [1, 6] },
    });
    await finish(ben.id, course.id, { day: 3, marks: { ideas: [3, 5], spelling: [1, 6] } });
    await finish(cara.id, course.id, { day: 4, marks: { ideas: [1, 5], spelling: [6, 6] } });
    await buildWriting(server.deps.db, { student_id: ann.id, course_id: course.id });
    const { body } = await read(teacher);
    expect(body).toMatchObject({ course: { id: course.id }, marked_count: 3, unmarked_count: 1 });
    expect(body.criteria.map(({ criterion, students_count }) => [criterion, students_count])).toEqual([
      ['spelling', 3],
      ['ideas', 3],
    ]);
    expect(body.criteria[0]?.share).toBeCloseTo(8 / 18);
    expect(body.criteria[0]?.expected).toBeCloseTo(0.53);
    expect(body.teaching_point).toEqual({
      criterion: 'spelling',
      rule: above('spelling', 1),
      students_count: 2,
    });
    expect(body.needs).toEqual([
      {
        criterion: 'spelling',
        students: [
          {
            id: ann.id,
            full_name: 'Ann',
            writing: { id: annNow.id, title: 'The fox' },
            mark: 1,
            maximum: 6,
            next: above('spelling', 1),
          },
          expect.objectContaining({ id: ben.id }),
        ],
      },
      { criterion: 'ideas', students: [expect.objectContaining({ id: cara.id, next: above('ideas', 1) })] },
    ]);
  });

  it('is about the class that finished work last, unless one is named', async () => {
    const { teacher, course, student } = await teach();
    const { db } = server.deps;
    const quiet = await buildCourse(db, { teacher_id: teacher.id });
    const pupil = await buildStudent(db);
    await finish(pupil.id, quiet.id, { day: 2, marks: { ideas: [2, 5] } });
    await finish((await student('Ann')).id, course.id, { day: 5, marks: { ideas: [2, 5] } });
    expect((await read(teacher)).body.course?.id).toBe(course.id);
    const named = (await read(teacher, quiet.id)).body;
    expect(named.needs[0]?.students.map(({ id }) => id)).toEqual([pupil.id]);
    expect((await read(teacher, (await buildCourse(db)).id)).status).toBe(404);
  });

  it('is empty while nothing is finished, and has nothing to teach where every mark is full', async () => {
    const { teacher, course, student } = await teach();
    const ann = await student('Ann');
    expect((await read(teacher)).body).toEqual({
      course: null,
      redrafted: null,
      marked_count: 0,
      unmarked_count: 1,
      criteria: [],
      teaching_point: null,
      needs: [],
    });
    await finish(ann.id, course.id, { day: 1, marks: { ideas: [5, 5] } });
    expect((await read(teacher)).body).toMatchObject({ marked_count: 1, teaching_point: null, needs: [] });
  });

  it('shows nothing a student wrote for another teacher', async () => {
    const { teacher, course, student } = await teach();
    const ann = await student('Ann');
    const elsewhere = await buildCourse(server.deps.db);
    await finish(ann.id, elsewhere.id, { day: 1, marks: { ideas: [1, 5] } });
    expect((await read(teacher, course.id)).body).toMatchObject({ marked_count: 0, needs: [] });
  });

  it('follows the shown marks: a teacher’s with the rule above it, none of an earlier text, and those a teacher gave alone', async () => {
    const { teacher, course, student } = await teach();
    const { db } = server.deps;
    const [ann, ben, cara] = [await student('Ann'), await student('Ben'), await student('Cara')];
    const give = async (id: number, mark: number) => {
      const { body } = await server.callAs(teacher, teacherMarks.readMarking, { params: { id } });
      const marks = [{ criterion: 'ideas' as const, mark }];
      await server.callAs(teacher, teacherMarks.saveTeacherMarks, {
        params: { id },
        body: { version: body.version, marks },
      });
    };
    await give((await finish(ann.id, course.id, { day: 1, marks: { ideas: [1, 5] } })).id, 3);
    const older = await finish(ben.id, course.id, { day: 1, marks: { ideas: [1, 5] } });
    const [feedback] = await db.select().from(aiFeedbacks).where(eq(aiFeedbacks.writing_id, older.id));
    await db
      .update(aiFeedbackItems)
      .set({ status: 'need_refresh' })
      .where(eq(aiFeedbackItems.feedback_id, feedback?.id ?? 0));
    const unread = await buildWriting(db, {
      student_id: cara.id,
      course_id: course.id,
      status: 'completed',
      completed_at: new Date('2026-02-02'),
    });
    await give(unread.id, 2);
    const { body } = await read(teacher, course.id);
    expect(body).toMatchObject({ marked_count: 2, unmarked_count: 1 });
    expect(body.needs[0]?.students.map(({ id, mark, next }) => [id, mark, next])).toEqual([
      [ann.id, 3, above('ideas', 3)],
      [cara.id, 2, above('ideas', 2)],
    ]);
    const summary = await server.callAs(teacher, reports.readClassSummary, {
      query: {
        target_type: 'Course',
        target_id: course.id,
        start_date: '2026-01-01',
        end_date: '2026-12-31',
      },
    });
    expect(summary.body.teaching_point).toEqual(body.teaching_point);
    expect(summary.body.marked_count).toBe(2);
  });

  it('takes the same number of statements for one student and for many', async () => {
    const { teacher, course, student } = await teach();
    const count = async () =>
      (await countStatements(server.deps.pool, () => read(teacher, course.id))).statements;
    await finish((await student('Ann')).id, course.id, { day: 1, marks: { ideas: [1, 5] } });
    const one = await count();
    for (const name of ['Ben', 'Cara', 'Dan'])
      await finish((await student(name)).id, course.id, { day: 1, marks: { ideas: [1, 5] } });
    expect(await count()).toBe(one);
  });
});
