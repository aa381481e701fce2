import { activities, courses, workflows } from '@inkling/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildActivity } from '../../testing/build-activity.ts';
import { buildCourse } from '../../testing/build-course.ts';
import { buildUser } from '../../testing/build-people.ts';
import { buildStep } from '../../testing/build-writing.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const teacher = buildUser({ role: 'teacher' });
const course = buildCourse({
  students: [
    { id: 7, full_name: 'Zara Okafor', screen_name: 'zara' },
    { id: 8, full_name: 'Ben Achterberg', screen_name: 'ben' },
  ],
});
const draft = buildActivity({
  status: 'draft',
  course_ids: [course.id],
  courses: [{ id: course.id, title: course.title }],
  steps: [buildStep({ id: 'draft', title: 'Drafting', type: 'freeWriting', instructions: 'Write.' })],
  permissions: {
    edit: true,
    publish: true,
    archive: true,
    delete: false,
    mend: false,
    add_students: false,
    duplicate: true,
  },
});

const open = async () => {
  respond(workflows.activityTypeOptions, () => pageOf([{ id: 1, name: 'Narrative', key: 'narrative' }]));
  respond(workflows.workflowTemplateOptions, () => pageOf([]));
  respond(courses.courseOptions, () => pageOf([{ id: course.id, title: course.title }]));
  respond(courses.readCourse, () => course);
  respond(activities.readActivity, () => draft);
  const visit = await renderScreen('teacher-activity-edit', {
    as: teacher,
    params: { id: String(draft.id) },
  });
  await screen.findByLabelText(/^Title/);
  return visit;
};

test('work is set for chosen students', async () => {
  const { user } = await open();
  respond(activities.updateActivity, () => draft);
  await user.click(screen.getByLabelText('Chosen students'));
  await user.click(screen.getByRole('button', { name: 'Update Activity' }));
  expect(await screen.findByText('Choose at least one student')).toBeTruthy();
  await user.click(screen.getByPlaceholderText('Find a student'));
  await user.click(await screen.findByText('Ben Achterberg'));
  await user.click(screen.getByRole('button', { name: 'Update Activity' }));
  expect(await screen.findByText('Activity updated successfully')).toBeTruthy();
  expect(requestsTo(activities.updateActivity)).toMatchObject([
    { body: { student_ids: [8], publish_at: null, seen_updated_at: draft.updated_at } },
  ]);
});

test('work opens by itself, and its feedback is read by the teacher first', async () => {
  const { user } = await open();
  respond(activities.updateActivity, () => draft);
  await user.click(screen.getByLabelText('By itself, at a set time'));
  fill(screen.getByLabelText('Publish at'), '2099-03-01T08:30');
  await user.click(screen.getByLabelText(/^I read the feedback first/));
  await user.click(screen.getByRole('button', { name: 'Update Activity' }));
  expect(await screen.findByText('Activity updated successfully')).toBeTruthy();
  expect(requestsTo(activities.updateActivity)).toMatchObject([
    { body: { publish_at: new Date('2099-03-01T08:30').toISOString(), holds_feedback: true } },
  ]);
});

test('a draft that was changed in another tab is not overwritten, and nothing typed is lost', async () => {
  const { user } = await open();
  respond(activities.updateActivity, () => {
    throw new ErrorResponse('conflict', 'This activity was changed in another tab.');
  });
  fill(screen.getByLabelText(/^Title/), 'The Old Lamp');
  await user.click(screen.getByRole('button', { name: 'Update Activity' }));
  expect(await screen.findByText('This activity was changed in another tab.')).toBeTruthy();
  expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'The Old Lamp');
});
