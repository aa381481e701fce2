import {
  activities,
  courses,
  dashboard,
  type Endpoint,
  progress,
  reviews,
  students,
  writings,
} from '@inkling/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type UserRow, users, writings as writingsTable } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const statuses = ['pending', 'progressing', 'completed'] as const;
const text = 'The owl woke. Nobody had lit the lamp.';
const data = [{ id: 'draft', title: 'Drafting', type: 'freeWriting' as const, content: text }];

describe('the counts of set work', () => {
  const server = useTestApp();

  /** What is kept and does not agree with the writings. */
  const findWrong = async () => {
    const score = sql`case when status = 'completed' then coalesce(teacher_scoring, ai_scoring)::float8 end`;
    const { rows } = await server.deps.db.execute(sql`
      with counted as (
        select teacher_id, student_id, status, case when score is null then -1 when score < 60.5 then 0
            when score < 70.5 then 1 when score < 80.5 then 2 when score < 90.5 then 3 else 4 end as score_band,
          count(*)::int as total, coalesce(sum(score), 0) as score_sum
        from (select *, ${score} as score from writings) w where teacher_id is not null group by 1, 2, 3, 4
      ), kept as (
        select teacher_id, student_id, status, score_band, total, score_sum from work_counts where total <> 0 or score_sum <> 0
      )
      (select 'missing', * from (select * from counted except select * from kept) m)
      union all (select 'wrong', * from (select * from kept except select * from counted) w)`);
    return rows;
  };

  const teach = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const [ann, ben] = [await buildStudent(db), await buildStudent(db)];
    for (const { id } of [ann, ben]) await buildEnrollment(db, course.id, id);
    return { teacher, course, ann, ben };
  };

  it('follow work from being set to being finished, returned, marked and taken back', async () => {
    const { db } = server.deps;
    const { teacher, course, ann, ben } = await teach();
    const counts = async () =>
      (await server.callAs(teacher, dashboard.readDashboard, {})).body.writings_status_map;
    const publish = async () => {
      const { id } = await buildActivity(db, {
        teacher_id: teacher.id,
        course_id: course.id,
        status: 'draft',
        due_days: 7,
      });
      expect((await server.callAs(teacher, activities.publishActivity, { params: { id } })).status).toBe(200);
    };
    await publish();
    await publish();
    expect(await counts()).toEqual({ pending: 4, progressing: 0, completed: 0 });

    const [first] = await listWritingRows(db, ann);
    const params = { id: first?.id ?? 0 };
    await server.callAs(ann, writings.beginAssignedWriting, { params });
    expect(await counts()).toEqual({ pending: 3, progressing: 1, completed: 0 });
    await server.callAs(ann, writings.saveWriting, { params, body: { data, content: text } });
    await db.update(writingsTable).set({ ai_scoring: 61 }).where(eq(writingsTable.id, params.id));
    await server.callAs(ann, writings.completeWriting, { params });
    expect(await counts()).toEqual({ pending: 3, progressing: 0, completed: 1 });
    expect(await findWrong()).toEqual([]);

    const review = (body: Parameters<typeof server.callAs<typeof reviews.addReview>>[2]['body']) =>
      server.callAs(teacher, reviews.addReview, { params, body });
    expect((await review({ action: 'score', score: 92, reason: 'A fine ending.' })).status).toBe(200);
    expect(await findWrong()).toEqual([]);
    expect((await review({ action: 'return', comment: 'One more draft, please.' })).status).toBe(200);
    expect(await counts()).toEqual({ pending: 3, progressing: 1, completed: 0 });
    await server.callAs(ann, writings.completeWriting, { params });
    expect(await findWrong()).toEqual([]);

    expect((await server.callAs(teacher, students.removeStudent, { params: { id: ben.id } })).status).toBe(
      200,
    );
    expect(await counts()).toEqual({ pending: 1, progressing: 0, completed: 1 });
    await server.callAs(teacher, courses.deleteCourse, { params: { id: course.id } });
    expect(await findWrong()).toEqual([]);
    await db.delete(users).where(eq(users.id, ann.id));
    await db.delete(users).where(eq(users.id, teacher.id));
    expect(await findWrong()).toEqual([]);
  });

  it('are all that a dashboard, analytics and the length of a list read, but for what waits', async () => {
    const { teacher, course, ann } = await teach();
    await buildWriting(server.deps.db, { student_id: ann.id, course_id: course.id });
    // What waits for a teacher is counted in an index of just that, and no further than a limit.
    const countedUpToALimit =
      /\(select from "writings"(?:(?!\(select from "writings").)*?limit \$\d+\) found/gs;
    // That a teacher has seen how marks are spread is noted for the teacher's own finished pieces.
    const isNoteOfSeenMarks = (text: string): boolean => /^\s*insert into "seen_coach_marks"/.test(text);
    const readingWritings = async (endpoint: Endpoint) =>
      (await recordStatements(server.deps.pool, () => server.callAs(teacher, endpoint, {}))).filter(
        ({ text }) => !isNoteOfSeenMarks(text) && /"writings"/.test(text.replaceAll(countedUpToALimit, '')),
      );
    expect(await readingWritings(dashboard.readDashboard)).toEqual([]);
    expect(await readingWritings(progress.readAnalytics)).toEqual([]);
    // The page itself.
    expect(await readingWritings(writings.listWritings)).toHaveLength(1);
  });

  it('agree whichever state, score or teacher a writing changes to', async () => {
    const { db, pool } = server.deps;
    const { teacher, ann } = await teach();
    const other = await buildUser(db, { role: 'teacher' });
    const states = statuses.flatMap((status) =>
      [null, 12, 60.5, 99].flatMap((score) =>
        [null, teacher.id, other.id].map((teacher_id) => ({ status, score, teacher_id })),
      ),
    );
    const rows = states.map(({ status, score, teacher_id }) => ({
      student_id: ann.id,
      title: 'A piece',
      writing_type: 'narrative' as const,
      status,
      ai_scoring: score,
      teacher_id,
    }));
    const ids = (await db.insert(writingsTable).values(rows).returning({ id: writingsTable.id })).map(
      ({ id }) => id,
    );
    expect(await findWrong()).toEqual([]);
    for (let shift = 1; shift < states.length; shift += 1) {
      const next = ids.map((_, index) => states[(index + shift) % states.length]);
      await pool.query(
        `update writings w set status = n.status::writing_status, ai_scoring = n.score, teacher_id = n.teacher_id
         from unnest($1::int[], $2::text[], $3::real[], $4::int[]) n(id, status, score, teacher_id) where n.id = w.id`,
        [
          ids,
          next.map((one) => one?.status),
          next.map((one) => one?.score),
          next.map((one) => one?.teacher_id),
        ],
      );
      expect(await findWrong()).toEqual([]);
    }
    await db.delete(writingsTable).where(eq(writingsTable.student_id, ann.id));
    expect(await findWrong()).toEqual([]);
  });

  it('lose nothing to changes at the same moment, in whatever direction', async () => {
    const { db } = server.deps;
    const { course, ann } = await teach();
    const set = (status: (typeof statuses)[number], student: UserRow) =>
      buildWriting(db, { student_id: student.id, course_id: course.id, status, ai_scoring: 70 });
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, n) => set(statuses[n % 3] ?? 'pending', ann)),
    );
    for (const step of [1, 2, 1])
      await Promise.all(
        all.map(({ id }, n) =>
          db
            .update(writingsTable)
            .set({ status: statuses[(n + step) % 3] ?? 'pending' })
            .where(eq(writingsTable.id, id)),
        ),
      );
    expect(await findWrong()).toEqual([]);
  });
});
