import { type Course, type CourseTeacher, courses, courseTeachers, lti } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/build-course.ts';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { respondWithClassSignIn } from '../../testing/respond-with-class-sign-in.ts';

const lead: CourseTeacher = {
  teacher: { id: 1, full_name: 'Hannah Nguyen', email: 'hannah@school.example' },
  role: 'lead',
  ends_on: null,
  has_ended: false,
  is_invited: false,
  permissions: { change: false, remove: false, make_lead: false },
};
const co: CourseTeacher = {
  ...lead,
  teacher: { id: 2, full_name: 'Daniel Brooks', email: 'daniel@school.example' },
  role: 'co',
  permissions: { change: true, remove: true, make_lead: true },
};

const open = (colleagues: CourseTeacher[], course: Partial<Course> = {}) => {
  respond(lti.readPlatformCourseOfClass, () => ({ course: null }));
  respond(courses.readCourse, () => buildCourse({ id: 7, title: 'Year 5', students: null, ...course }));
  respond(courseTeachers.listCourseTeachers, () => pageOf([lead, ...colleagues]));
  respondWithClassSignIn();
  return renderScreen('course-detail', { as: buildUser({ id: 1, role: 'teacher' }), params: { id: 7 } });
};
const section = async () => within(await screen.findByRole('list', { name: 'Teachers' }));

test('a relief teacher is added with a last day, which is asked for', async () => {
  respond(courseTeachers.addCourseTeacher, ({ body }) => ({ ...co, role: body.role, ends_on: body.ends_on }));
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Add a colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a colleague' }));
  await user.type(dialog.getByRole('combobox', { name: /Email Address/ }), 'daniel@school.example');
  await user.click(dialog.getByRole('combobox', { name: 'Part in this course' }));
  await user.click(await screen.findByRole('option', { name: 'Relief teacher' }));
  await user.click(dialog.getByRole('button', { name: 'Add colleague' }));
  expect(await dialog.findByText('Please choose the last day of a relief teacher')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Last day/), '2099-03-01');
  await user.click(dialog.getByRole('button', { name: 'Add colleague' }));
  expect(await screen.findByText('Daniel Brooks teaches this course now')).toBeTruthy();
  expect(requestsTo(courseTeachers.addCourseTeacher)).toMatchObject([
    { body: { email: 'daniel@school.example', role: 'relief', ends_on: '2099-03-01' } },
  ]);
});

test('the lead hands the course over after a question', async () => {
  respond(courseTeachers.handOverCourse, () => undefined);
  const { user } = await open([co]);
  await user.click((await section()).getByRole('button', { name: 'Make Daniel Brooks the lead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Daniel Brooks the lead?' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('Daniel Brooks leads this course now')).toBeTruthy();
  expect(requestsTo(courseTeachers.handOverCourse)).toMatchObject([{ body: { teacher_id: 2 } }]);
});

test('who stood in is named with the last day, and a colleague finds no way to choose others', async () => {
  const relief: CourseTeacher = { ...co, role: 'relief', ends_on: '2026-03-01', has_ended: true };
  const nothing = { edit: false, delete: false, keep_class_list: false, choose_teachers: false };
  await open([{ ...relief, permissions: lead.permissions }], { my_role: 'co', permissions: nothing });
  expect((await section()).getByText(/Stood in until 1 Mar 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a colleague' })).toBeNull();
  expect((await section()).queryByRole('button')).toBeNull();
});

test('who is asked accepts under My Courses', async () => {
  const asked = {
    course: { id: 7, title: 'Year 5' },
    lead: { full_name: 'Hannah Nguyen', email: null },
    role: 'co',
    ends_on: null,
  } as const;
  respond(courses.listCourses, () => pageOf([]));
  respond(courseTeachers.listCourseInvitations, () => pageOf([asked]));
  respond(courseTeachers.answerCourseInvitation, () => undefined);
  const { user } = await renderScreen('teacher-courses', { as: buildUser({ role: 'teacher' }) });
  expect(await screen.findByText('Co-teacher · asked by Hannah Nguyen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept Year 5' }));
  expect(await screen.findByText('You now teach “Year 5” too')).toBeTruthy();
  expect(requestsTo(courseTeachers.answerCourseInvitation)).toMatchObject([
    { params: { id: 7 }, body: { accept: true } },
  ]);
});
