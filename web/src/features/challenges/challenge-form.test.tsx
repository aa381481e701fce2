import { activities, type Challenge, challenges, type Participant } from '@inkling/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRow, buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const teacher = buildUser({ role: 'teacher' });

const openForm = () => {
  respond(activities.activityOptions, () => pageOf([{ id: 41, title: 'The Lighthouse' }]));
  return renderScreen('challenge-create', { as: teacher });
};

test('says at each field what is missing, and sends nothing', async () => {
  const { user } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'Create Challenge' }));
  for (const problem of [
    'Title is required',
    'Brief is required',
    'Description is required',
    'Requirements are required',
    'Cover is required',
    'Start date is required',
    'End date is required',
    'Grade level is required',
    'Estimated time is required',
    'Activity is required',
  ])
    expect(screen.getByText(problem)).toBeTruthy();
  expect(requestsTo(challenges.createChallenge)).toEqual([]);
});

test('an end before the start is said at once, while the rest is still missing', async () => {
  await openForm();
  fill(await screen.findByLabelText(/^Start date/), '2031-05-10');
  fill(screen.getByLabelText(/^End date/), '2031-05-09');
  expect(screen.getByText('End date must not be before the start date')).toBeTruthy();
  fill(screen.getByLabelText(/^End date/), '2031-05-10');
  expect(screen.queryByText('End date must not be before the start date')).toBeNull();
});

test('cancelling asks in its own words', async () => {
  const { user, address } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(
    await screen.findByText('Are you sure you want to cancel? Any unsaved changes will be lost.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/teacher/challenges/create');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }));
  await expect.poll(address).toBe('/teacher/challenges');
});

const participant = (full_name: string): Participant => ({
  ...buildRow(),
  challenge_id: 7,
  student_id: 1,
  status: 'joined',
  last_active_at: null,
  student: { id: 1, full_name, screen_name: full_name.toLowerCase(), email: null, avatar: null },
  challenge: { id: 7, title: 'Ghost Stories' },
});

const challenge: Challenge = {
  ...buildRow(),
  title: 'Ghost Stories',
  brief: 'Nobody is in the attic.',
  description: '',
  requirements: '',
  status: 'active',
  subject: 'writing',
  start_date: '2031-05-10',
  end_date: '2031-05-20',
  grade_levels: [5],
  difficulty_list: [],
  exam_list: [],
  skill_list: [],
  challengeType: null,
  estimated_time: 2,
  estimated_time_unit: 'hours',
  reward: null,
  participant_count: 2,
  cover: null,
  banner: null,
  logo: null,
  files: [],
  activity_ids: [],
  activities: [],
  teacher_id: teacher.id,
  current_participant: null,
  permissions: { edit: true, delete: true },
};

test('participants are searched, and nobody found says for what', async () => {
  respond(challenges.listParticipants, ({ query }) =>
    pageOf(query.keyword ? [] : [participant('Mia'), participant('Leo')]),
  );
  respond(challenges.readChallenge, () => challenge);
  await renderScreen('challenge-participants', { as: teacher, params: { id: 7 } });
  expect(await screen.findByText('2 participants')).toBeTruthy();
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  fill(screen.getByRole('searchbox', { name: 'Search participants..' }), 'nobody at all');
  expect(await screen.findByText('No participants match your search for "nobody at all"')).toBeTruthy();
});

test('a change says which state of the challenge it was made from', async () => {
  const picture = {
    url: '/cover.png',
    signed_id: 'signed',
    filename: 'cover.png',
    content_type: 'image/png',
  };
  const seen: Challenge = {
    ...challenge,
    cover: picture,
    description: 'A house.',
    requirements: '<p>One page.</p>',
    activity_ids: [41],
  };
  respond(activities.activityOptions, () => pageOf([{ id: 41, title: 'The Lighthouse' }]));
  respond(challenges.readChallenge, () => seen);
  respond(challenges.updateChallenge, () => seen);
  const { user } = await renderScreen('challenge-edit', { as: teacher, params: { id: seen.id } });
  fill(await screen.findByLabelText(/^Title/), 'Ghosts again');
  await user.click(screen.getByRole('button', { name: 'Update Challenge' }));
  await expect
    .poll(() => requestsTo(challenges.updateChallenge))
    .toMatchObject([{ body: { title: 'Ghosts again', seen_updated_at: seen.updated_at } }]);
});
