import { accounts } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '../../db/schema/index.ts';
import { buildCourse, buildEnrollment } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('the signed-in user', () => {
  const server = useTestApp();

  it('has the plan of the family, parent and child alike', async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    const parent = { ...student, id: student.parent_id ?? 0 };
    const planOf = async (user: typeof student) =>
      (await server.callAs(user, accounts.readMine, {})).body.subscription_status;
    expect([await planOf(parent), await planOf(student)]).toEqual([null, null]);
    await db
      .insert(subscriptions)
      .values({ parent_id: parent.id, status: 'active', product_name: 'Unlimited AI' });
    expect([await planOf(parent), await planOf(student)]).toEqual(['active', 'active']);
    const { body } = await server.callAs(parent, accounts.readMine, {});
    expect(body.subscription_data).toEqual({ product_name: 'Unlimited AI' });
  });

  it('of a student names the newest class and its teacher', async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Ms Quill' });
    for (const title of ['Poets', 'Story Makers']) {
      const course = await buildCourse(db, { teacher_id: teacher.id, title });
      await buildEnrollment(db, course.id, student.id);
    }
    const { body } = await server.callAs(student, accounts.readMine, {});
    expect(body).toMatchObject({ cn: 'Story Makers', tn: 'Ms Quill' });
  });
});
