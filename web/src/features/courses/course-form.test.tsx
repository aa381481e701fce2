import { activities, courses, courseTeachers, lti } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/build-course.ts';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse, fieldError } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { respondWithClassSignIn } from '../../testing/respond-with-class-sign-in.ts';

const teacher = buildUser({ role: 'teacher' });
const openForm = () => {
  respond(activities.activityOptions, () => pageOf([{ id: 41, title: 'The Lighthouse' }]));
  return renderScreen('create-course', { as: teacher });
};
type Person = Awaited<ReturnType<typeof openForm>>['user'];

const fillIn = async (user: Person) => {
  fill(screen.getByLabelText(/^Course title/), 'Moonlight Scribes');
  await user.click(screen.getByRole('combobox', { name: 'Subject' }));
  await user.click(await screen.findByRole('option', { name: 'Writing' }));
  fill(screen.getByLabelText(/^Description/), 'Stories that begin in the dark.');
  fill(screen.getByLabelText(/^Learning goal/), 'Finish one story.');
  await user.click(screen.getByRole('button', { name: 'Primary (Years 1-6)' }));
  await user.click(screen.getByRole('checkbox', { name: 'Year 1' }));
  await user.click(screen.getByRole('button', { name: 'Story Structure' }));
  await user.click(screen.getByRole('button', { name: '1 week' }));
};

test('says at each field what is missing, and leads to the first', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Create Course' }));
  for (const problem of [
    'Course title is required',
    'Subject is required',
    'Description is required',
    'Learning goal is required',
    'Grade level is required',
    'Skills are required',
    'Estimated time is required',
  ])
    expect(screen.getByText(problem)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Course title/));
  expect(requestsTo(courses.createCourse)).toEqual([]);
});

test('a class code is eight digits, and can be made', async () => {
  const { user } = await openForm();
  const code = screen.getByLabelText(/^Class code/);
  const made = (code as HTMLInputElement).value;
  expect(made).toMatch(/^\d{8}$/);
  fill(code, '12ab5678');
  expect(screen.getByText('Class code must be a number')).toBeTruthy();
  fill(code, '1234');
  expect(screen.getByText('Class code must have 8 digits')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Regenerate' }));
  expect((code as HTMLInputElement).value).toMatch(/^\d{8}$/);
  expect(screen.queryByText('Class code must have 8 digits')).toBeNull();
});

test('sends what was chosen and goes to the list', async () => {
  respond(courses.createCourse, ({ body }) => buildCourse({ title: body.title }));
  const { user, address } = await openForm();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create Course' }));
  await expect.poll(address).toBe('/teacher/courses');
  expect(requestsTo(courses.createCourse)).toMatchObject([
    {
      body: {
        title: 'Moonlight Scribes',
        subject: 'writing',
        grade_levels: [2, 3, 4, 5, 6],
        skills: ['Story Structure'],
        estimated_time: 1,
        estimated_time_unit: 'weeks',
      },
    },
  ]);
});

test('a code that is taken is replaced by a new one', async () => {
  respond(courses.createCourse, () => {
    throw fieldError('code', 'This class code is taken');
  });
  const { user } = await openForm();
  await fillIn(user);
  const before = (screen.getByLabelText(/^Class code/) as HTMLInputElement).value;
  await user.click(screen.getByRole('button', { name: 'Create Course' }));
  expect(await screen.findByText(/This class code is taken, so here is a new one/)).toBeTruthy();
  expect((screen.getByLabelText(/^Class code/) as HTMLInputElement).value).not.toBe(before);
  expect(screen.getByLabelText(/^Course title/)).toHaveProperty('value', 'Moonlight Scribes');
});

test('a changed form is left only after a question', async () => {
  respond(lti.readPlatformCourseOfClass, () => ({ course: null }));
  respond(courses.readCourse, () => buildCourse({ id: 7 }));
  respond(activities.activityOptions, () => pageOf([]));
  const { user, address } = await renderScreen('edit-course', { as: teacher, params: { id: 7 } });
  await screen.findByRole('button', { name: 'Update Course' });
  expect(screen.getByLabelText(/^Class code/)).toHaveProperty('value', '52418830');
  fill(screen.getByLabelText(/^Course title/), 'Late Moonlight Scribes');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText(/^Course title/)).toHaveProperty('value', 'Late Moonlight Scribes');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await expect.poll(address).toBe('/teacher/courses');
});

test('the list shows each course with its facts, or how to begin', async () => {
  respond(courses.listCourses, () =>
    pageOf([
      buildCourse({
        grade_levels: [2, 3, 4, 5, 6],
        activities: [{ id: 1, title: 'One', activity_type: 'narrative', description: '' }],
        students: [{ id: 1, full_name: 'Mia', screen_name: 'mia' }],
      }),
    ]),
  );
  respond(courseTeachers.listCourseInvitations, () => pageOf([]));
  await renderScreen('teacher-courses', { as: teacher });
  const card = within(await screen.findByRole('article'));
  for (const fact of ['Year 2 to Year 6', '1 week', '1 activity', '1 student'])
    expect(card.getByText(fact)).toBeTruthy();
});

test('a teacher without courses is told what a course is', async () => {
  respond(courses.listCourses, () => pageOf([]));
  respond(courseTeachers.listCourseInvitations, () => pageOf([]));
  await renderScreen('teacher-courses', { as: teacher });
  expect(await screen.findByText("You haven't created any courses yet")).toBeTruthy();
});

test('a course is deleted after a question', async () => {
  let listed = [buildCourse()];
  respond(courses.listCourses, () => pageOf(listed));
  respond(courses.deleteCourse, () => {
    listed = [];
    return undefined;
  });
  respond(courseTeachers.listCourseInvitations, () => pageOf([]));
  const { user } = await renderScreen('teacher-courses', { as: teacher });
  await user.click(await screen.findByRole('button', { name: 'Delete Moonlight Scribes' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('a course is saved over the state the form was filled from, and a newer one is not overwritten', async () => {
  const seen = buildCourse();
  respond(activities.activityOptions, () => pageOf([]));
  respond(lti.readPlatformCourseOfClass, () => ({ course: null }));
  respond(courses.readCourse, () => seen);
  respond(courses.updateCourse, () => {
    throw new ErrorResponse('conflict', 'This course was changed in another tab.');
  });
  const { user } = await renderScreen('edit-course', { as: teacher, params: { id: String(seen.id) } });
  fill(await screen.findByLabelText(/^Course title/), 'Sunlight Scribes');
  await user.click(screen.getByRole('button', { name: 'Update Course' }));
  expect(await screen.findByText('This course was changed in another tab.')).toBeTruthy();
  expect(requestsTo(courses.updateCourse)).toMatchObject([{ body: { seen_updated_at: seen.updated_at } }]);
  expect(screen.getByLabelText(/^Course title/)).toHaveProperty('value', 'Sunlight Scribes');
});

test('a whole course is duplicated', async () => {
  const original = buildCourse();
  respondWithClassSignIn();
  respond(courseTeachers.listCourseTeachers, () => pageOf([]));
  respond(lti.readPlatformCourseOfClass, () => ({ course: null }));
  const copy = buildCourse({ id: original.id + 1, title: 'Copy of Moonlight Scribes' });
  respond(courses.readCourse, ({ params }) => (Number(params.id) === copy.id ? copy : original));
  respond(courses.readClassGrid, () => ({ activities: [], students: [] }));
  respond(courses.duplicateCourse, () => copy);
  const { user, address } = await renderScreen('course-detail', {
    as: teacher,
    params: { id: String(original.id) },
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText(/“Copy of Moonlight Scribes” is made/)).toBeTruthy();
  expect(requestsTo(courses.duplicateCourse)).toMatchObject([{ params: { id: original.id } }]);
  expect(await screen.findByRole('heading', { level: 1, name: copy.title })).toBeTruthy();
  expect(address()).toMatch(new RegExp(`/${copy.id}$`));
});
