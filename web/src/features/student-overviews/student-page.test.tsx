import { alerts, type StudentOverview, studentOverviews } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAlert } from '../../testing/build-alert.ts';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const at = '2026-03-02T09:00:00.000Z';
const teacher = buildUser({ role: 'teacher' });
const writing = { id: 5, title: 'The owl' };

const piece = (
  values: Partial<StudentOverview['pieces'][number]> = {},
): StudentOverview['pieces'][number] => ({
  ...writing,
  writing_type: 'narrative',
  status: 'completed',
  due_date: null,
  usual_due_date: null,
  completed_at: at,
  returned_at: null,
  reviewed_at: null,
  updated_at: at,
  score: 61.4,
  first_score: null,
  scored_by_teacher: false,
  unscored: null,
  word_count: 120,
  spent_time: 5100,
  chat_messages: 0,
  ...values,
});

const buildOverview = (values: Partial<StudentOverview> = {}): StudentOverview => ({
  student: {
    studentId: 44,
    studentName: 'Ada Field',
    screen_name: 'ada_f',
    avatar: null,
    grade_level: 5,
    totalAssignedActivities: 4,
    completedActivities: 3,
    inProgressActivities: 0,
    notStartedActivities: 1,
    overdueActivities: 1,
    completionPercentage: 75,
    averageScore: 61,
  },
  classes: [{ id: 7, title: 'Year 5 Writers' }],
  spent_time: 5100,
  last_worked_at: at,
  pieces: [],
  next_to_review: null,
  growth: [],
  advice_counts: { given: 0, judged: 0, done: 0, partly: 0 },
  advice: [],
  comments_count: 0,
  comments: [],
  reports: [],
  alerts_count: 0,
  alerts: [],
  ...values,
});

const open = (values: Partial<StudentOverview> = {}, query: Record<string, string> = {}) => {
  respond(studentOverviews.readStudentOverview, () => buildOverview(values));
  return renderScreen('teacher-student', { as: teacher, params: { id: 44 }, query });
};

test('begins with the piece that has waited longest for a review', async () => {
  await open({ pieces: [piece({ id: 9, title: 'The newest' })], next_to_review: 5 });
  const next = await screen.findByRole('link', { name: 'Review next piece' });
  expect(next.getAttribute('href')).toBe('/feedback?writing=5');
  expect(screen.getByRole('link', { name: 'Year 5 Writers' }).getAttribute('href')).toBe('/courses/7');
  expect(screen.getByText('3 of 4')).toBeTruthy();
  expect(screen.getByText(/These are the newest 1 of 4/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all of them' }).getAttribute('href')).toContain(
    'student_id_eq=44',
  );
});

test('shows each piece with its state, score, date and time', async () => {
  await open({
    pieces: [
      piece({
        reviewed_at: '2026-03-03T09:00:00.000Z',
        score: 80,
        scored_by_teacher: true,
        chat_messages: 3,
      }),
      piece({
        id: 6,
        title: 'The storm',
        status: 'pending',
        completed_at: null,
        due_date: '2020-01-01',
        score: null,
        spent_time: 0,
      }),
    ],
  });
  const [owl, storm] = within(await screen.findByRole('list', { name: 'Pieces' })).getAllByRole('listitem');
  expect(owl?.textContent).toMatch(
    /The owlTeacher's score 80 · Handed in .* · 1 h 25 min · Chat \(3\)Reviewed/,
  );
  const chat = screen.getByRole('link', { name: 'Chat about The owl, 3 messages' });
  expect(chat.getAttribute('href')).toBe('/feedback?writing=5&tab=chat');
  expect(storm?.textContent).toBe('The stormDue 1 Jan 2020Overdue');
  expect(screen.queryByRole('link', { name: 'The storm' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull();
});

test('says what was advised, what the student did and what the student said', async () => {
  await open(
    {
      advice_counts: { given: 9, judged: 2, done: 1, partly: 1 },
      advice: [
        {
          id: 1,
          created_at: at,
          writing,
          criterion: 'ideas',
          text: 'Say what the owl saw.',
          before: 'The owl woke.',
          after: 'The owl woke and saw the moon.',
          answer: 'tried',
          outcome: 'done',
        },
      ],
    },
    { tab: 'advice' },
  );
  expect(
    await screen.findByText(
      '9 pieces of advice so far. Next drafts show what came of 2: 1 done and 1 partly.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Done')).toBeTruthy();
  expect(screen.getByText(/Said: “I tried it”/)).toBeTruthy();
  expect(screen.getByText('Now: The owl woke and saw the moon.')).toBeTruthy();
});

test('shows comments, reports and worries, which can be answered there', async () => {
  respond(alerts.acknowledgeAlert, () => buildAlert());
  const { user } = await open({
    alerts_count: 7,
    alerts: [buildAlert({ student: { id: 44, full_name: 'Ada Field', screen_name: 'ada_f' } })],
    comments_count: 12,
    comments: [
      {
        id: 3,
        created_at: at,
        writing,
        comment: 'I can see it.',
        quote: 'owl',
        by: 'Ms Lind',
        returned_work: false,
      },
    ],
    reports: [
      {
        id: 8,
        title: 'Year 5 Writers',
        start_date: '2026-01-01',
        end_date: '2026-01-07',
        status: 'completed',
      },
    ],
  });
  expect(await screen.findByText('I can see it.')).toBeTruthy();
  expect(screen.getByText('1 Jan 2026 to 7 Jan 2026')).toBeTruthy();
  expect(screen.getByText(/These are the newest 1 of 12\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The others stand with their pieces' }).getAttribute('href')).toBe(
    '/teacher/assignments?student_id_eq=44',
  );
  expect(screen.getByText(/^6 more alerts\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Talked with them/ }));
  expect(await screen.findByText(/Kept under Answered/)).toBeTruthy();
});

test('lists answered worries with what was done, each leading to its words', async () => {
  const by = { id: 9, full_name: 'Mr Osei', role: 'teacher' as const };
  const done = { at, outcome: 'spoken' as const, note: 'Rang the counsellor.' };
  const answered = buildAlert({ id: 77, acknowledged: { ...done, note: null }, answers: [{ ...done, by }] });
  await open({ alerts_count: 1, alerts: [answered] });
  expect(await screen.findByText('Rang the counsellor.')).toBeTruthy();
  expect(screen.getByText(/Mr Osei \(teacher\) has spoken with/)).toBeTruthy();
  const link = screen.getByRole('link', { name: /^(The coach is sure|Worth a look), / });
  expect(link.getAttribute('href')).toBe('/alerts#alert-77');
});

test('keeps marks over time behind a tab, and says when there are none', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Skills over time' }));
  expect(await screen.findByText('No marks yet')).toBeTruthy();
  expect(address()).toBe('/teacher/students/44?tab=skills');
});

test('somebody else’s student is not there', async () => {
  respond(studentOverviews.readStudentOverview, () => {
    throw new ErrorResponse('not_found', 'This student was not found');
  });
  await renderScreen('teacher-student', { as: teacher, params: { id: 45 } });
  expect(await screen.findByRole('heading', { name: 'Student Not Found' })).toBeTruthy();
});
