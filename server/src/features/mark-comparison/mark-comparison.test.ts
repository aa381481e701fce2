import { apiBase, type Criterion, markComparison } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  courseTeachers,
  feedbackRounds,
  seenCoachMarks,
  teacherMarks,
  type UserRow,
  writings,
} from '../../db/schema/index.ts';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('how well teacher and coach agree', () => {
  const server = useTestApp();

  /** A class with this many pieces; the coach gives 1, 2 or 3, and the teacher what is said. */
  let classes = 0;

  const markClass = async (
    teacher: UserRow,
    scripts: number,
    teacherGives: (coach: number, index: number) => { mark: number; blind_mark: number | null },
  ) => {
    const { db } = server.deps;
    // Classes are told in the order of their titles.
    const title = `Class ${String(classes).padStart(3, '0')}`;
    classes += 1;
    const course = await buildCourse(db, { teacher_id: teacher.id, title });
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    for (let index = 0; index < scripts; index += 1) {
      const { id: student_id } = await buildStudent(db, { parent_id: null });
      const { id: writing_id } = await buildWriting(db, {
        student_id,
        activity_id: activity.id,
        course_id: course.id,
      });
      const coach = 1 + (index % 3);
      const marks = [{ criterion: 'ideas' as const, mark: coach, maximum: 5 }];
      const draft = { number: 1, version: 1, content: 'A draft', words: 2, coach_version: 'test' };
      const [round] = await db
        .insert(feedbackRounds)
        .values({ writing_id, marks, ...draft })
        .returning();
      await db.insert(teacherMarks).values({
        writing_id,
        version: 1,
        round_id: round?.id ?? null,
        teacher_id: teacher.id,
        criterion: 'ideas',
        maximum: 5,
        ...teacherGives(coach, index),
      });
    }
    return course;
  };
  const read = (user: UserRow, course_id_eq?: number, teacher_id_eq?: number) =>
    server.callAs(user, markComparison.readMarkComparison, {
      query: { ...(course_id_eq && { course_id_eq }), ...(teacher_id_eq && { teacher_id_eq }) },
    });
  const blind = (mark: number) => ({ mark, blind_mark: mark });

  it('is told for the teacher, each criterion and each class, from thirty scripts on', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const first = await markClass(teacher, 30, (coach, index) => blind(index < 3 ? coach + 1 : coach));
    const second = await markClass(teacher, 2, (coach) => blind(coach + 2));
    const { body } = await read(teacher);
    expect(body.all.scripts).toBe(32);
    expect(body.all.figures).toMatchObject({ exact: 27 / 32, within_one: 30 / 32 });
    expect(body.criteria).toEqual([{ criterion: 'ideas', ...body.all }]);
    const { kappa, low, high } = body.all.figures?.kappa ?? { kappa: 0, low: 0, high: 0 };
    expect(low).toBeLessThan(kappa);
    expect(high).toBeGreaterThan(kappa);
    expect(body.classes).toMatchObject([
      { course: { id: first.id }, scripts: 30, figures: { exact: 0.9, within_one: 1 } },
      { course: { id: second.id }, scripts: 2, figures: null },
    ]);
    expect((await read(teacher, second.id)).body).toMatchObject({
      all: { scripts: 2, figures: null },
      classes: [],
    });
  });

  it('counts a draft that the coach read only after the teacher had marked it', async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    await markClass(teacher, 1, blind);
    await db.update(teacherMarks).set({ round_id: null }).where(eq(teacherMarks.teacher_id, teacher.id));
    expect((await read(teacher)).body.all.scripts).toBe(1);
    await db.update(teacherMarks).set({ version: 2 }).where(eq(teacherMarks.teacher_id, teacher.id));
    expect((await read(teacher)).body.all.scripts).toBe(0);
  });

  it('counts what was given blind, not what it was changed to, and nothing given in sight', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    await markClass(teacher, 30, (coach) => ({ mark: 5, blind_mark: coach }));
    await markClass(teacher, 3, () => ({ mark: 5, blind_mark: null }));
    expect((await read(teacher)).body.all).toMatchObject({
      scripts: 30,
      figures: { exact: 1, kappa: { kappa: 1 } },
    });
  });

  it('is told for each teacher of a class, and on each criterion, to those who teach it', async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Ms Lind' });
    const colleague = await buildUser(db, { role: 'teacher', full_name: 'Mr Osei' });
    const course = await markClass(teacher, 30, (coach) => blind(coach));
    await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: colleague.id, role: 'co' });
    const pieces = await db.select().from(teacherMarks).where(eq(teacherMarks.teacher_id, teacher.id));
    await db
      .insert(teacherMarks)
      .values(pieces.slice(0, 2).map(({ id: _, ...piece }) => ({ ...piece, teacher_id: colleague.id })));
    const { body } = await read(colleague, course.id);
    expect(body.all.scripts).toBe(2);
    expect(body.teachers).toMatchObject([
      { teacher: { id: colleague.id, full_name: 'Mr Osei' }, scripts: 2, figures: null },
      { teacher: { id: teacher.id, full_name: 'Ms Lind' }, scripts: 30, figures: { exact: 1 } },
    ]);
    const all = (await read(colleague)).body;
    expect(all).toMatchObject({ all: { scripts: 2 }, classes: [{ course: { id: course.id }, scripts: 2 }] });
    expect(all.teachers).toEqual(body.teachers);
    for (const of of [course.id, undefined])
      expect((await read(colleague, of, teacher.id)).body).toMatchObject({
        all: { scripts: 30, figures: { exact: 1 } },
        criteria: [{ criterion: 'ideas', scripts: 30, figures: { exact: 1 } }],
      });
  });

  it('counts as having seen the coach’s marks of what a colleague agrees with on every piece, and of no other', async () => {
    const { db } = server.deps;
    const reader = await buildUser(db, { role: 'teacher' });
    const seenBy = (teacher: UserRow) => db.$count(seenCoachMarks, eq(seenCoachMarks.teacher_id, teacher.id));
    for (const [agreeing, seen] of [
      [29, 0],
      [30, 30],
    ] as const) {
      const colleague = await buildUser(db, { role: 'teacher' });
      const course = await markClass(colleague, 30, (coach, index) => blind(index < agreeing ? coach : 5));
      await db
        .update(writings)
        .set({ content: 'A draft', version: 1 })
        .where(eq(writings.course_id, course.id));
      await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: reader.id, role: 'co' });
      await read(reader, course.id);
      expect(await seenBy(reader)).toBe(seen);
      expect((await read(colleague, course.id)).status).toBe(200);
      expect(await seenBy(colleague)).toBe(0);
    }
  });

  it('is about one’s own marks: a stranger reads nothing of them', async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await markClass(teacher, 2, (coach) => blind(coach));
    const colleague = await buildUser(db, { role: 'teacher' });
    expect((await read(colleague, undefined, teacher.id)).body).toMatchObject({
      all: { scripts: 0 },
      criteria: [],
      teachers: [],
    });
    expect((await read(colleague, course.id, teacher.id)).body).toEqual({
      all: { scripts: 0, figures: null },
      criteria: [],
      classes: [],
      teachers: [],
      held_criteria: null,
      permissions: { hold: false },
    });
    expect((await read(await buildStudent(db))).status).toBe(403);
  });

  it('holds a criterion back without releasing what another tab held meanwhile', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const { id } = await buildCourse(server.deps.db, { teacher_id: teacher.id });
    const set = async (body: { hold?: Criterion[]; release?: Criterion[] }) =>
      (await server.callAs(teacher, markComparison.setCriteriaNeedingApproval, { params: { id }, body })).body
        .held_criteria;
    expect(await set({ hold: ['spelling'] })).toEqual(['spelling']);
    await Promise.all([set({ hold: ['ideas'] }), set({ hold: ['punctuation'] })]);
    expect((await read(teacher, id)).body.held_criteria?.toSorted()).toEqual([
      'ideas',
      'punctuation',
      'spelling',
    ]);
    expect((await set({ release: ['spelling'] }))?.toSorted()).toEqual(['ideas', 'punctuation']);
  });

  it('is read in two statements', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    await markClass(teacher, 2, (coach) => blind(coach));
    const headers = { authorization: `Bearer ${await signInAs(server.deps, teacher)}` };
    const { statements } = await countStatements(server.deps.pool, () =>
      server.app.inject({ url: `${apiBase}/agreement`, headers }),
    );
    expect(statements).toBeLessThanOrEqual(2);
  });
});
