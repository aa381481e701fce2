import { type CheckedInput, lti, reviews } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { writings } from '../db/schema/index.ts';
import { buildLinkedClass } from './build-linked-class.ts';
import type { startSchoolLti } from './start-school-lti.ts';

let columns = 0;

/** A student who came from a platform and has handed a piece in, which the coach gave 61. */
export const handInFromPlatform = async (
  hook: ReturnType<typeof startSchoolLti>,
  click: { lineitem?: string } = {},
) => {
  columns += 1;
  const { server } = hook;
  const made = await buildLinkedClass(hook, await hook.buildSchool());
  const mia = hook.buildPerson();
  const lineitem = `column-${columns}`;
  const { body } = await hook.comeIn(made.school, mia, {
    activity_id: made.activity.id,
    lineitem,
    ...click,
  });
  if (body.outcome !== 'signed-in') throw new Error('not signed in');
  const id = Number(body.return_to.split('/').at(-1));
  const { db, clock } = server.deps;
  const submitted = clock.now();
  await db
    .update(writings)
    .set({ status: 'completed', completed_at: submitted, content: 'A text.', version: 3, ai_scoring: 61 })
    .where(eq(writings.id, id));
  const scores = () => made.school.at.scores.filter((score) => score.userId === mia.sub);
  const review = (said: CheckedInput<typeof reviews.addReview>['body']) =>
    server.callAs(made.teacher, reviews.addReview, { params: { id }, body: said });
  const look = async () =>
    (await server.callAs(made.teacher, lti.readPlatformCourseOfClass, { params: { id: made.course.id } }))
      .body.course;
  return { ...made, mia, id, submitted, scores, review, look, token: body.token, lineitem };
};
