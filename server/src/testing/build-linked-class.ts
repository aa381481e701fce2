import { lti } from '@inkling/contract';
import { buildActivity, buildCourse } from './build-courses-and-writings.ts';
import type { LtiSchool } from './build-school-with-lti.ts';
import { buildUser, testPassword } from './build-user.ts';
import type { startSchoolLti } from './start-school-lti.ts';

type Hook = ReturnType<typeof startSchoolLti>;

/** A teacher who linked her account by its password, and her class to the platform's course. */
export const buildLinkedClass = async (
  { server, addStaff, buildPerson, launch }: Hook,
  school: LtiSchool,
) => {
  const { db } = server.deps;
  const teacher = await buildUser(db, { role: 'teacher' });
  await addStaff(school, teacher);
  const course = await buildCourse(db, { teacher_id: teacher.id });
  const activity = await buildActivity(db, { course_id: course.id, teacher_id: teacher.id });
  const instructor = buildPerson('Instructor');
  const { browser, body } = await launch(school, instructor);
  if (body.outcome !== 'account') throw new Error('known already');
  const account = { identifier: teacher.screen_name, password: testPassword };
  const { body: entered } = await browser.enter(body.ticket, account);
  const ticket = entered.return_to.split('#')[1] ?? '';
  await server.call(lti.chooseClass, { body: { ticket, course_id: course.id }, token: entered.token });
  return { school, teacher, course, activity, instructor, entered, ticket };
};
