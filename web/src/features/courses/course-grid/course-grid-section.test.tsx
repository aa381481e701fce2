import { type Course, type CourseGridCell, courses, courseTeachers, lti, writings } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRow, buildUser } from '../../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { respondWithClassSignIn } from '../../../testing/respond-with-class-sign-in.ts';

const people = [
  { id: 41, full_name: 'Ada Field', screen_name: 'ada' },
  { id: 42, full_name: 'Bo Marsh', screen_name: 'bo' },
];

const buildCourse = (values: Partial<Course> = {}): Course => ({
  ...buildRow(),
  id: 7,
  title: 'Year 5 Writers',
  description: 'A course',
  subject: 'writing',
  learning_goal: '',
  grade_levels: [],
  skills: [],
  estimated_time: 4,
  estimated_time_unit: 'weeks',
  status: 'active',
  badge_and_reward: null,
  teacher_id: 1,
  teacher_name: 'Ms Rivera',
  my_role: 'lead',
  activity_ids: [],
  activities: [],
  tasks: [],
  code: '12345678',
  students: people,
  permissions: { edit: true, delete: true, keep_class_list: true, choose_teachers: true },
  ...values,
});

const nothing = { edit: false, delete: false, keep_class_list: false, choose_teachers: false };

const work = (values: Partial<CourseGridCell>): CourseGridCell => ({
  activity_id: 3,
  writing_id: 5,
  status: 'completed',
  due_date: null,
  usual_due_date: null,
  completed_at: new Date().toISOString(),
  returned_at: null,
  reviewed_at: null,
  updated_at: new Date().toISOString(),
  score: 61,
  first_score: null,
  unscored: null,
  ...values,
});

const open = (course: Partial<Course> = {}, begun = [work({})]) => {
  respond(lti.readPlatformCourseOfClass, () => ({ course: null }));
  respond(courses.readCourse, () => buildCourse(course));
  respond(courseTeachers.listCourseTeachers, () => pageOf([]));
  respond(courses.readClassGrid, () => ({
    activities: [
      { id: 3, title: 'The owl', add_students: true },
      { id: 4, title: 'The storm', add_students: false },
    ],
    students: (course.students ?? people).map((student) => ({
      ...student,
      work:
        student.id === 41
          ? [
              ...begun,
              work({
                activity_id: 4,
                writing_id: 6,
                status: 'pending',
                due_date: '2020-01-01',
                completed_at: null,
                score: null,
              }),
            ]
          : [],
    })),
  }));
  respondWithClassSignIn();
  return renderScreen('course-detail', { as: buildUser({ role: 'teacher' }), params: { id: 7 } });
};

test('shows students by activities: state, score and days, each opening what it names', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Ada Field/ }));
  expect(row.getByRole('link', { name: 'Ada Field' }).getAttribute('href')).toBe('/teacher/students/41');
  const cell = row.getByRole('link', { name: 'Open The owl by Ada Field: To review: 61 today' });
  expect(cell.getAttribute('href')).toBe('/feedback?writing=5&course_id_eq=7');
  expect(row.getByText('Overdue')).toBeTruthy();
  expect(row.getByText(/^by [\d,]+ days$/)).toBeTruthy();
  const other = within(screen.getByRole('row', { name: /Bo Marsh/ }));
  expect(other.getAllByText('Not set')).toHaveLength(2);
  expect(other.getByRole('link', { name: 'Give The owl to Bo Marsh' }).getAttribute('href')).toBe(
    '/teacher/activities/3?give_to=42',
  );
  expect(screen.getByRole('link', { name: 'The storm' }).getAttribute('href')).toBe('/teacher/activities/4');
});

test('reminds those who have not started an activity', async () => {
  const { user } = await open();
  respond(writings.remindOfUnstartedWork, ({ body }) => ({ reminded_count: body.writing_ids.length }));
  await user.click(await screen.findByRole('button', { name: 'Remind 1 who have not started The storm' }));
  await waitFor(() =>
    expect(requestsTo(writings.remindOfUnstartedWork)).toMatchObject([{ body: { writing_ids: [6] } }]),
  );
  expect(screen.queryByRole('button', { name: /not started The owl/ })).toBeNull();
});

test('reminds those who have begun and are late, too', async () => {
  const late = { status: 'progressing' as const, due_date: '2020-01-01', completed_at: null, score: null };
  await open({}, [work(late)]);
  expect(await screen.findByRole('button', { name: 'Remind 1 who are late with The owl' })).toBeTruthy();
});

test('gives one student more time', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'More time for Ada Field: The storm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More time for Ada Field' }));
  respond(writings.setDueDate, ({ body }) => ({ ...body, usual_due_date: '2020-01-01' }));
  fill(dialog.getByLabelText('Due date for Ada Field'), '2099-03-20');
  await user.click(dialog.getByRole('button', { name: 'Give more time' }));
  await waitFor(() =>
    expect(requestsTo(writings.setDueDate)).toMatchObject([
      { params: { id: 6 }, body: { due_date: '2099-03-20' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('removes the ticked ones from this class after asking', async () => {
  respond(courses.removeFromClass, ({ body }) => body);
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Field' }));
  expect(screen.getByText('1 student selected')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select all students' }));
  await user.click(screen.getByRole('button', { name: 'Remove from this class' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove 2 students?' }));
  expect(dialog.getByText(/Ada Field, Bo Marsh leave “Year 5 Writers” and no other class/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove from this class' }));
  expect(await screen.findByText('2 students removed from this class')).toBeTruthy();
  expect(requestsTo(courses.removeFromClass)).toMatchObject([
    { params: { id: 7 }, body: { student_ids: [41, 42] } },
  ]);
  await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
});

test('an empty class offers to import its list', async () => {
  respond(courses.courseOptions, () => pageOf([{ id: 7, title: 'Year 5 Writers' }]));
  const { user } = await open({ students: [] });
  expect(await screen.findByText('Nobody has joined yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import students' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('leads to a new activity and to the login cards of this class', async () => {
  await open();
  expect((await screen.findByRole('link', { name: 'New activity' })).getAttribute('href')).toBe(
    '/teacher/activities/create?courseId=7',
  );
  expect(screen.getByRole('link', { name: 'Login cards' }).getAttribute('href')).toBe(
    '/teacher/students/login-cards?course=7',
  );
});

test('who is in it is not for others', async () => {
  respond(lti.readPlatformCourseOfClass, () => ({ course: null }));
  respond(courses.readCourse, () =>
    buildCourse({ students: null, code: null, my_role: null, permissions: nothing }),
  );
  await renderScreen('course-detail', { as: buildUser({ role: 'student' }), params: { id: 7 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Year 5 Writers' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a co-teacher takes students in and out, prints login cards and sets work', async () => {
  await open({ my_role: 'co', permissions: { ...nothing, keep_class_list: true } });
  expect(await screen.findByRole('checkbox', { name: 'Select Ada Field' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add student' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login cards' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New activity' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a relief teacher only looks', async () => {
  await open({ my_role: 'relief', permissions: nothing });
  expect(await screen.findByRole('row', { name: /Ada Field/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add student' })).toBeNull();
});
