import { challenges, courses, reports, type StudentReport, students } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildRow, buildUser } from '../../testing/build-people.ts';
import { ErrorResponse, fieldError } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const teacher = buildUser({ role: 'teacher' });

/** What the filters offer. */
beforeEach(() => {
  respond(students.studentOptions, () => pageOf([]));
  respond(challenges.challengeOptions, () => pageOf([]));
  respond(courses.courseOptions, () => pageOf([{ id: 5, title: 'Year 5 Story Makers' }]));
});

const buildReport = (values: Partial<StudentReport> = {}): StudentReport => ({
  ...buildRow(),
  status: 'completed',
  student: { id: 900, full_name: 'Zara Okafor', screen_name: 'zara' },
  course: { id: 5, title: 'Year 5 Story Makers' },
  challenge: null,
  target_type: 'Course',
  target_id: 5,
  start_date: '2026-03-01',
  end_date: '2026-03-28',
  shared_at: null,
  has_parent: true,
  teacher: { id: 7, full_name: 'Hannah Nguyen' },
  permissions: { change: true, stop_sharing: true },
  report_result: '# Writing report: Zara Okafor\n\n1 March 2026 to 28 March 2026\n\nZara finished 2 pieces.',
  ...values,
});

const open = (listed: StudentReport[], query: Record<string, string> = {}) => {
  respond(reports.listReports, () => pageOf(listed));
  return renderScreen('teacher-activity-report-list', { as: teacher, query });
};

test('without a report the page says when they come', async () => {
  await open([]);
  expect(await screen.findByText(/Each Monday brings a report/)).toBeTruthy();
});

test('filters that match nothing can be reset', async () => {
  const { user, address } = await open([], { status_eq: 'failed' });
  expect(await screen.findByText('No report matches your selected filters.')).toBeTruthy();
  expect(requestsTo(reports.listReports)).toMatchObject([{ query: { status_eq: 'failed' } }]);
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
  await expect.poll(address).toBe('/teacher/activity-reports');
});

test('a list that fails offers to try again', async () => {
  respond(reports.listReports, () => {
    throw new ErrorResponse('too_many', 'Too many at once');
  });
  const { user } = await renderScreen('teacher-activity-report-list', { as: teacher });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  respond(reports.listReports, () => pageOf([buildReport()]));
  await user.click(retry);
  expect(await screen.findByText('1 report in total')).toBeTruthy();
});

test('a report is read over the list and opened as a page', async () => {
  const report = buildReport({
    student: { id: 900, full_name: 'Z'.repeat(60), screen_name: 'z'.repeat(40) },
  });
  const { user, address } = await open([report]);
  await user.click(await screen.findByRole('button', { name: /^View full report/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Writing report: Z+$/ }));
  expect(dialog.getByText('Zara finished 2 pieces.')).toBeTruthy();
  expect(dialog.getByText('Year 5 Story Makers')).toBeTruthy();
  await user.click(dialog.getByRole('link', { name: 'Open as a page' }));
  expect(address()).toBe(`/teacher/activity-reports/${report.id}`);
});

test('a report on something that is gone names its kind and number', async () => {
  await open([buildReport({ course: null, target_type: 'Challenge', target_id: 12 })]);
  expect(await screen.findByText('Challenge #12')).toBeTruthy();
});

test('a failed report is tried again and waits', async () => {
  const failed = buildReport({ status: 'failed', report_result: null });
  const { user } = await open([failed]);
  const waiting = { ...failed, status: 'pending' as const };
  respond(reports.retryReport, () => {
    respond(reports.listReports, () => pageOf([waiting]));
    return waiting;
  });
  await user.click(await screen.findByRole('button', { name: 'Retry: Zara Okafor' }));
  expect(await screen.findByText('Being written. It appears here by itself.')).toBeTruthy();
});

const openClass = async (listed: StudentReport[]) => {
  respond(reports.readClassSummary, () => ({
    title: 'Year 5 Story Makers',
    students_count: 2,
    pieces_count: 3,
    words_count: 640,
    without_work: [{ id: 77, full_name: 'Leo Park' }],
    redrafted: { pieces_count: 2, first: 51.6, last: 60 },
    teaching_point: { criterion: 'ideas' as const, rule: 'Give each idea a reason.', students_count: 1 },
    marked_count: 2,
    criteria: [{ criterion: 'ideas' as const, share: 0.4, expected: 0.5, pieces_count: 2 }],
  }));
  const { user } = await open(listed, { target_of_Course_type_id_eq: '5' });
  return { user, summary: within(await screen.findByRole('region', { name: 'Class summary' })) };
};

test('over the reports of one class stands what to teach it next, on how many pieces that rests, and print all', async () => {
  const { summary } = await openClass([buildReport()]);
  expect(
    summary.getByText(
      '2 students finished 3 pieces with 640 words. 2 pieces were drafted again after feedback: score 52 at first, 60 at the end, on average.',
    ),
  ).toBeTruthy();
  expect(summary.getByText('What to teach next: Ideas')).toBeTruthy();
  expect(summary.getByText(/rests on 2 marked pieces/)).toBeTruthy();
  expect(summary.getByText(/so no report:/).textContent).toContain('no report: Leo Park.');
  expect(summary.getByRole('link', { name: 'Leo Park' }).getAttribute('href')).toBe('/teacher/students/77');
  expect(summary.getByRole('button', { name: 'Print all' })).toBeTruthy();
  expect(requestsTo(reports.readClassSummary)).toMatchObject([
    { query: { target_type: 'Course', target_id: 5, start_date: '2026-03-01', end_date: '2026-03-28' } },
  ]);
});

test('the reports of several classes have no summary', async () => {
  await open([buildReport()]);
  expect(await screen.findByText('1 report in total')).toBeTruthy();
  expect(requestsTo(reports.readClassSummary)).toEqual([]);
});

const openDialog = async () => {
  respond(students.listStudents, () => pageOf([]));
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'New report' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'New report' })) };
};

test('a new report needs a course, and an end that is not before its start', async () => {
  const { user, dialog } = await openDialog();
  fill(dialog.getByLabelText(/^From/), '2026-03-28');
  fill(dialog.getByLabelText(/^To/), '2026-03-01');
  await user.click(dialog.getByRole('button', { name: 'Write the report' }));
  expect(await dialog.findByText('Please choose a course')).toBeTruthy();
  expect(dialog.getByText('The end date cannot be before the start date')).toBeTruthy();
  expect(requestsTo(reports.requestReports)).toEqual([]);
});

test('a new report is asked for, and what the server refuses stands at its field', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('combobox', { name: 'Course' }));
  await user.click(await screen.findByRole('option', { name: 'Year 5 Story Makers' }));
  respond(reports.requestReports, () => {
    throw fieldError('student_id', 'Nobody is in this course');
  });
  await user.click(dialog.getByRole('button', { name: 'Write the report' }));
  expect(await dialog.findByText('Nobody is in this course')).toBeTruthy();
  respond(reports.requestReports, () => ({
    reports: [buildReport({ status: 'pending', report_result: null })],
    without_work: 2,
  }));
  await user.click(dialog.getByRole('button', { name: 'Write the report' }));
  expect(await screen.findByText('1 report is being written; 2 students finished nothing')).toBeTruthy();
  expect(requestsTo(reports.requestReports).at(-1)).toMatchObject({
    body: { target_type: 'Course', target_id: 5 },
  });
});

const shared_at = '2026-03-29T02:00:00.000Z';
const buildColleaguesReport = () =>
  buildReport({
    shared_at,
    teacher: { id: 8, full_name: 'Rosa Relief' },
    permissions: { change: false, stop_sharing: true },
  });

test('a whole class is taken back after a question, without what a colleague shared', async () => {
  const own = [buildReport({ shared_at }), buildReport({ shared_at })];
  respond(reports.stopSharingReports, () => pageOf(own));
  const { user, summary } = await openClass([buildColleaguesReport(), ...own]);
  expect(summary.getByRole('button', { name: 'Print all' })).toBeTruthy();
  await user.click(summary.getByRole('button', { name: 'Stop sharing' }));
  const question = within(await screen.findByRole('dialog', { name: 'Stop sharing 2 reports?' }));
  expect(requestsTo(reports.stopSharingReports)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('2 reports are no longer shared')).toBeTruthy();
  expect(requestsTo(reports.stopSharingReports)).toMatchObject([
    { body: { report_ids: own.map(({ id }) => id) } },
  ]);
});

test('a class with nothing but what a colleague shared has a summary, and nothing to print or take back', async () => {
  const { summary } = await openClass([buildColleaguesReport()]);
  expect(summary.getByText('What to teach next: Ideas')).toBeTruthy();
  expect(summary.queryByRole('button')).toBeNull();
});

const openPage = async (report: StudentReport) => {
  respond(reports.readReport, () => report);
  const page = await renderScreen('teacher-activity-report-detail', {
    as: teacher,
    params: { id: String(report.id) },
  });
  return { ...page, stop: await screen.findByRole('button', { name: 'Stop sharing' }) };
};

test('a report that a colleague shared says so, can only be taken back after a question, and is left then', async () => {
  const shared = buildColleaguesReport();
  const { user, address, stop } = await openPage(shared);
  expect(screen.getByText('Shared by Rosa Relief')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share with parent' })).toBeNull();
  respond(reports.stopSharingReports, () => {
    respond(reports.readReport, () => {
      throw new ErrorResponse('not_found', 'This report was not found');
    });
    return pageOf([{ ...shared, shared_at: null }]);
  });
  await user.click(stop);
  const question = within(await screen.findByRole('dialog', { name: 'Stop sharing this report?' }));
  expect(question.getByText(/Only Rosa Relief can share it again/)).toBeTruthy();
  expect(requestsTo(reports.stopSharingReports)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('The report is no longer shared')).toBeTruthy();
  await expect.poll(address).toBe('/teacher/activity-reports');
  expect(requestsTo(reports.stopSharingReports)).toMatchObject([{ body: { report_ids: [shared.id] } }]);
  expect(requestsTo(reports.readReport)).toHaveLength(1);
});

test('a report of their own is taken back at once, and stays open', async () => {
  const own = buildReport({ shared_at });
  const { user, address, stop } = await openPage(own);
  respond(reports.stopSharingReports, () => {
    respond(reports.readReport, () => ({ ...own, shared_at: null }));
    return pageOf([{ ...own, shared_at: null }]);
  });
  await user.click(stop);
  expect(await screen.findByRole('button', { name: 'Share with parent' })).toBeTruthy();
  expect(address()).toBe(`/teacher/activity-reports/${own.id}`);
});
