import { schoolStudents } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrollments, teacherStudents, writings } from '../../db/schema/index.ts';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('merging two pieces of the same work', () => {
  const server = useTestApp();

  it.each([
    ['handed in', { status: 'completed' as const, completed_at: new Date() }],
    ['marked and returned', { approved_version: 2, times_returned: 1 }],
    ['further', {}],
  ])('leaves the piece that is %s in the class, whichever account it is in', async (_, far) => {
    const { db } = server.deps;
    const { admin, addStaff } = await buildMinimalSchool(db);
    const { id: teacher_id } = await addStaff();
    const { id: course_id } = await buildCourse(db, { teacher_id });
    const { id: activity_id } = await buildActivity(db, { teacher_id, course_id });
    const begin = async (piece: Partial<typeof writings.$inferInsert>) => {
      const { id: student_id } = await buildStudent(db, { parent_id: null });
      await db.insert(enrollments).values({ course_id, student_id });
      await db.insert(teacherStudents).values({ teacher_id, student_id });
      const work = { activity_id, course_id, teacher_id, student_id };
      await buildWriting(db, { ...work, status: 'progressing', ...piece });
      return student_id;
    };
    for (const isKeptFurther of [true, false]) {
      const further = await begin({ version: 2, content: 'far', ...far });
      const begun = await begin({ version: 1, content: 'near' });
      const [id, student_id] = isKeptFurther ? [further, begun] : [begun, further];
      const { body } = await server.callAs(admin, schoolStudents.mergeSchoolStudents, {
        params: { id },
        body: { student_id, dry_run: false },
      });
      expect(body.met.writings).toBe(1);
      const pieces = await db.select().from(writings).where(eq(writings.student_id, id));
      const places = pieces.map((piece) => [piece.content, piece.course_id]).toSorted();
      expect(places).toEqual([
        ['far', course_id],
        ['near', null],
      ]);
    }
  });
});
