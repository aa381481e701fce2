import { school as schoolCalls } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { courseTeachers, users } from '../../db/schema/index.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import { testPassword } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';
import { hashPassword } from '../accounts/index.ts';

const hook = startSchoolLti();
const { server, buildPerson, comeIn, launch } = hook;

it('lets nobody who was taken off the staff come back with a new account', async () => {
  const { school, course, activity } = await buildLinkedClass(hook, await hook.buildSchool());
  const { db } = server.deps;
  const click = { activity_id: activity.id };
  const colleague = buildPerson('Instructor');
  const entered = await comeIn(school, colleague, click);
  if (entered.body.outcome !== 'signed-in') throw new Error('not signed in');
  const { user } = entered.body;
  const removed = await server.callAs(school.admin, schoolCalls.removeStaff, { params: { id: user.id } });
  expect(removed.status).toBe(204);

  const known = async () => db.select().from(users).where(eq(users.full_name, colleague.name));
  for (const role of ['Instructor', 'Learner'] as const) {
    const { browser, body } = await launch(school, { ...colleague, role }, click);
    if (body.outcome !== 'account') throw new Error('let in');
    expect(body.may_create).toBe(false);
    const { error } = await browser.enter(body.ticket);
    expect(error.error_message).toContain('no longer on the staff');
  }
  expect(await known()).toHaveLength(1);

  // Whom the school invites again comes in with the account they had, once the lead adds them to the class.
  const [account] = await known();
  if (!account) throw new Error('the account is gone');
  await hook.addStaff(school, account);
  const part = { course_id: course.id, teacher_id: account.id, role: 'co' as const };
  await db.insert(courseTeachers).values({ ...part, created_at: server.deps.clock.now() });
  const password_hash = await hashPassword(testPassword);
  await db.update(users).set({ password_hash }).where(eq(users.id, account.id));
  const { browser, body } = await launch(school, colleague, click);
  if (body.outcome !== 'account') throw new Error('known already');
  const own = { identifier: account.screen_name, password: testPassword };
  expect((await browser.enter(body.ticket, own)).body).toMatchObject({ user: { id: account.id } });
});
