import { activities, challenges, courses, files, type ListedActivity, workflows } from '@inkling/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/build-course.ts';
import { buildRow, buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const teacher = buildUser({ role: 'teacher' });

const openForm = async (query: Record<string, string> = {}) => {
  respond(workflows.activityTypeOptions, () => pageOf([{ id: 2, name: 'Narrative', key: 'narrative' }]));
  respond(workflows.workflowTemplateOptions, () => pageOf([]));
  respond(courses.courseOptions, () => pageOf([]));
  respond(challenges.challengeOptions, () => pageOf([]));
  const visit = await renderScreen('teacher-activity-create', { as: teacher, query });
  await screen.findByRole('combobox', { name: 'Activity type' });
  return visit;
};

test('says at each field what is missing, and sends nothing', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Create Activity' }));
  for (const problem of [
    'Please check the required fields',
    'Activity type is required',
    'Title is required',
    'Description is required',
    'Requirements are required',
    'Grade levels are required',
    'Skill list is required',
    'Workflow templates are required',
  ])
    expect(await screen.findByText(problem)).toBeTruthy();
  expect(requestsTo(activities.addActivity)).toEqual([]);
});

const storyMakers = buildCourse({ title: 'Story Makers', grade_levels: [5], skills: ['Plot Development'] });

test('takes from the course what need not be asked, and lets it be changed', async () => {
  respond(courses.readCourse, () => storyMakers);
  const { user } = await openForm({ courseId: String(storyMakers.id) });
  expect(await screen.findByText(/Writing · Year 5 · Plot Development · 45 minutes/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Grade 5' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create Activity' }));
  expect(await screen.findByText('Title is required')).toBeTruthy();
  expect(screen.queryByText('Grade levels are required')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change, or add pictures' }));
  expect(screen.getByRole('checkbox', { name: 'Grade 5' })).toHaveProperty('checked', true);
});

test('a course chosen later changes only what the teacher has not chosen', async () => {
  respond(courses.readCourse, () => storyMakers);
  const { user } = await openForm();
  respond(courses.courseOptions, () => pageOf([{ id: storyMakers.id, title: storyMakers.title }]));
  await user.click(screen.getByRole('checkbox', { name: 'Grade 6' }));
  await user.click(screen.getByRole('radio', { name: 'Course' }));
  await user.click(await screen.findByRole('combobox', { name: 'Courses' }));
  await user.click(await screen.findByRole('option', { name: 'Story Makers' }));
  const skill = screen.getByRole('button', { name: 'Plot Development' });
  await expect.poll(() => skill.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('checkbox', { name: 'Grade 6' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'Grade 5' })).toHaveProperty('checked', false);
});

test('a form that was kept goes on taking its year and skills from the course', async () => {
  const reporters = buildCourse({ title: 'Reporters', grade_levels: [8], skills: ['Plot Development'] });
  const both = [storyMakers, reporters];
  const readCourse = ({ params }: { params: { id: number } }) =>
    both.find(({ id }) => id === params.id) ?? storyMakers;
  respond(courses.readCourse, readCourse);
  await openForm({ courseId: String(storyMakers.id) });
  fill(screen.getByRole('textbox', { name: 'Title' }), 'The lighthouse');
  cleanup();
  const { user } = await openForm();
  expect(await screen.findByText(/Writing · Year 5/)).toBeTruthy();
  respond(courses.courseOptions, () => pageOf(both.map(({ id, title }) => ({ id, title }))));
  await user.type(screen.getByRole('combobox', { name: 'Courses' }), 'Rep');
  await user.click(await screen.findByRole('option', { name: 'Reporters' }));
  expect(await screen.findByText(/Writing · Years? 5.*8/)).toBeTruthy();
});

test('a picture that is dropped before the course is chosen stays while it is sent', async () => {
  respond(courses.readCourse, () => storyMakers);
  respond(files.startUpload, () => new Promise(() => undefined));
  const { user } = await openForm();
  respond(courses.courseOptions, () => pageOf([{ id: storyMakers.id, title: storyMakers.title }]));
  const picture = new File(['ink'], 'lighthouse.png', { type: 'image/png' });
  fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { files: [picture] } });
  expect(await screen.findByText('lighthouse.png')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Course' }));
  await user.click(await screen.findByRole('combobox', { name: 'Courses' }));
  await user.click(await screen.findByRole('option', { name: 'Story Makers' }));
  const skill = screen.getByRole('button', { name: 'Plot Development' });
  await expect.poll(() => skill.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('lighthouse.png')).toBeTruthy();
});

test('a picture that is dragged over what is closed finds its place open', async () => {
  respond(courses.readCourse, () => storyMakers);
  await openForm({ courseId: String(storyMakers.id) });
  fireEvent.dragEnter(await screen.findByText(/Writing · Year 5/));
  expect(await screen.findByText('or drop them here')).toBeTruthy();
});

test('what was filled in before is there again, and can be thrown away', async () => {
  await openForm();
  fill(screen.getByRole('textbox', { name: 'Title' }), 'The lighthouse');
  const { user } = await openForm();
  expect(await screen.findByText('We kept what you filled in before.')).toBeTruthy();
  const [, again] = screen.getAllByRole('textbox', { name: 'Title' });
  expect(again).toHaveProperty('value', 'The lighthouse');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getAllByRole('textbox', { name: 'Title' })[1]).toHaveProperty('value', '');
});

test('types that cannot be loaded say so, and nothing filled in is lost', async () => {
  respond(workflows.workflowTemplateOptions, () => pageOf([]));
  respond(courses.courseOptions, () => pageOf([]));
  respond(challenges.challengeOptions, () => pageOf([]));
  respond(workflows.activityTypeOptions, () => {
    throw new Error('no types');
  });
  await renderScreen('teacher-activity-create', { as: teacher });
  expect(await screen.findByText('The activity types could not be loaded')).toBeTruthy();
});

const listed = (values: Partial<ListedActivity> = {}): ListedActivity => ({
  ...buildRow(),
  title: 'A draft',
  activity_type: 'narrative',
  activity_kind: { name: 'Narrative' },
  subject: 'writing',
  status: 'draft',
  due_date: null,
  due_days: 7,
  publish_at: null,
  grade_levels: [5],
  courses: [],
  challenges: [],
  permissions: {
    edit: true,
    publish: true,
    archive: true,
    delete: true,
    mend: false,
    add_students: false,
    duplicate: true,
  },
  ...values,
});

const openList = (query: Record<string, string> = {}) => {
  respond(courses.courseOptions, () => pageOf([]));
  respond(challenges.challengeOptions, () => pageOf([]));
  return renderScreen('teacher-activities', { as: teacher, query });
};

test('a row says what it belongs to and offers what may be done', async () => {
  respond(activities.listActivities, () =>
    pageOf([
      listed(),
      listed({
        title: 'Out',
        status: 'published',
        courses: [{ id: 1, title: 'Year 5 Story Makers' }],
        permissions: {
          edit: false,
          publish: false,
          archive: true,
          delete: false,
          mend: true,
          add_students: false,
          duplicate: true,
        },
      }),
    ]),
  );
  await openList();
  const [, draft, published] = await screen.findAllByRole('row');
  expect(draft?.textContent).toContain('No association');
  expect(published?.textContent).toContain('Year 5 Story Makers');
  expect(within(draft as HTMLElement).getByRole('button', { name: /^Delete/ })).toBeTruthy();
  expect(within(published as HTMLElement).queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('filters are asked for; nothing found and nothing yet are told apart', async () => {
  respond(activities.listActivities, () => pageOf([]));
  const { user, address } = await openList();
  expect(await screen.findByText("You haven't created any activities yet")).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Published' }));
  fill(screen.getByRole('searchbox', { name: 'Search by title' }), 'lamp');
  expect(await screen.findByText('No activities match your filters')).toBeTruthy();
  await expect.poll(address).toContain('title_cont=lamp');
  await expect
    .poll(() => requestsTo(activities.listActivities).at(-1)?.query)
    .toMatchObject({ title_cont: 'lamp', status_eq: 'published', page: 1 });
});

test('an activity is deleted after a question that names it', async () => {
  let rows = [listed()];
  respond(activities.listActivities, () => pageOf(rows));
  respond(activities.deleteActivity, () => {
    rows = [];
    return undefined;
  });
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/Are you sure you want to delete the activity "A draft"\?/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText("You haven't created any activities yet")).toBeTruthy();
});
