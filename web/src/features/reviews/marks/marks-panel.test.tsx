import { courses, reviews, teacherMarks, type Writing, workflows, writings } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildDraft, buildMarking, respondMarking } from '../../../testing/build-marking.ts';
import { buildUser } from '../../../testing/build-people.ts';
import { buildFeedback, buildWriting } from '../../../testing/build-writing.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { respondWithWaitingWork } from '../../../testing/respond-with-waiting-work.ts';

const text = 'The lamp had waited a hundred years.';

beforeEach(() => localStorage.removeItem('inkling:blind-marking'));

const openDesk = async (values: Partial<Writing> = {}, marking = buildMarking()) => {
  const writing = buildWriting({
    id: 5,
    status: 'completed',
    completed_at: '2026-03-02T09:00:00.000Z',
    content: text,
    ai_scoring: 59,
    permissions: { write: false, review: true, rename: false },
    ...values,
  });
  respondWithWaitingWork();
  respondMarking(marking);
  respond(courses.courseOptions, () => pageOf([]));
  respond(workflows.activityTypeOptions, () => pageOf([]));
  respond(writings.listWritings, () => pageOf([writing]));
  respond(writings.readWriting, () => writing);
  respond(writings.listRevisions, () => pageOf([]));
  respond(reviews.listReviews, () => pageOf([]));
  const visit = await renderScreen('feedback', {
    as: buildUser({ role: 'teacher', id: 1 }),
    query: { writing: '5' },
  });
  const panel = within(await screen.findByRole('region', { name: 'Marks' }));
  return { ...visit, panel };
};

const evidence = [{ start: 4, end: 8, label: 'an exact noun', speaks: 'for' as const }];
const read = buildFeedback({
  generated_status: { ideas: 'generated' },
  results: {
    ideas: { criterion: 'ideas', mark: 2, maximum: 5, evidence, met: 'Some ideas', next: null },
  },
});

test('a chosen criterion says what its mark means and lights its passages', async () => {
  const { user, panel } = await openDesk({ ai_feedback: read });
  expect(document.querySelector('mark')).toBeNull();
  await user.click(panel.getByRole('button', { name: /^Ideas/ }));
  const rule = () => document.querySelector('ol [aria-current]')?.textContent;
  expect(panel.getByText('ideas at 5')).toBeTruthy();
  expect(rule()).toBe('2ideas at 2');
  expect(document.querySelector('mark')?.textContent).toBe('lamp');
  await user.click(panel.getByRole('button', { name: '4' }));
  expect(rule()).toBe('4ideas at 4');
});

test('marks are given by keyboard, with a reason, and the overall follows', async () => {
  const { user, panel } = await openDesk();
  expect(panel.getByText('Overall: 59')).toBeTruthy();
  await user.keyboard('jj4');
  expect(panel.getByRole('button', { name: /^Text Structure/ }).getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('k6j9');
  expect(panel.getByRole('button', { name: /^Audience 6 of 6 yours/ })).toBeTruthy();
  expect(panel.getByText(/\(coach: 59\)/)).toBeTruthy();
  expect(panel.queryByText('Overall: 59')).toBeNull();
  await user.keyboard('rIt has an end.');
  expect(panel.getByLabelText('Reason (optional)')).toHaveProperty('value', 'It has an end.');
  await user.keyboard('{Enter}k5j');
  expect(panel.getByRole('button', { name: /^Audience 5 of 6 yours/ })).toBeTruthy();
  await user.keyboard('r{Control>}{Enter}{/Control}');
  expect(await screen.findByText('2 marks saved')).toBeTruthy();
  expect(requestsTo(teacherMarks.saveTeacherMarks)).toMatchObject([
    {
      body: {
        version: 1,
        marks: [
          { criterion: 'audience', mark: 5, reason: '' },
          { criterion: 'text_structure', mark: 4, reason: 'It has an end.' },
        ],
      },
    },
  ]);
});

test('a mark is taken back by mouse or keyboard, before and after it was saved', async () => {
  const { user, panel } = await openDesk();
  await user.keyboard('j4');
  expect(panel.getByText(/\(coach: 59\)/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Back to the coach’s mark' }));
  expect(panel.getByText('Overall: 59')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Save my marks' })).toHaveProperty('disabled', true);
  await user.keyboard('4j3{Control>}{Enter}{/Control}');
  expect(await screen.findByText('2 marks saved')).toBeTruthy();
  await user.keyboard('{Delete}');
  expect(panel.getByRole('button', { name: /^Text Structure 2 of 4 coach/ })).toBeTruthy();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 mark taken back')).toBeTruthy();
  expect(requestsTo(teacherMarks.saveTeacherMarks).at(-1)).toMatchObject({
    body: { version: 1, marks: [], taken_back: ['text_structure'] },
  });
  await user.keyboard('k');
  expect(panel.getByRole('button', { name: /^Audience 4 of 6 yours/ })).toBeTruthy();
  await user.keyboard('{Backspace}');
  expect(panel.getByText('Overall: 59')).toBeTruthy();
});

test('blind marking hides what the coach gave until marks are saved, and is remembered', async () => {
  const { user, panel } = await openDesk({ ai_feedback: read });
  expect(screen.getAllByText(/AI Score: 59/).length).toBeGreaterThan(0);
  await user.click(panel.getByRole('switch', { name: /Mark blind/ }));
  expect(screen.queryByText(/AI Score: 59/)).toBeNull();
  expect(panel.getByText('0 of 10 marked')).toBeTruthy();
  expect(panel.queryByText('coach')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'AI Feedback' }));
  expect(screen.getByText('Hidden while you mark blind')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Submission Content' }));
  await user.click(screen.getByRole('button', { name: /^Ideas/ }));
  expect(document.querySelector('mark')).toBeNull();
  await user.keyboard('3');
  await user.click(screen.getByRole('button', { name: 'Save my marks' }));
  expect(await screen.findByText('1 mark saved')).toBeTruthy();
  expect(await screen.findByText(/\(coach: 59\)/)).toBeTruthy();
  expect(localStorage.getItem('inkling:blind-marking')).toBe('true');
});

test('who turns blind marking on after seeing the coach’s marks reads that these don’t count', async () => {
  const { user, panel } = await openDesk({}, buildMarking({ counts_as_blind: false }));
  const seen = /You have seen the coach’s marks of this draft/;
  expect(panel.queryByText(seen)).toBeNull();
  await user.click(panel.getByRole('switch', { name: /Mark blind/ }));
  expect(await panel.findByText(seen)).toBeTruthy();
});

test('keys go on working after the switch for blind marking, and not while a dialog lies over the marks', async () => {
  const { user, panel } = await openDesk();
  await user.click(panel.getByRole('switch', { name: /Mark blind/ }));
  await user.keyboard('j3');
  expect(panel.getByRole('button', { name: /^Audience 3 of 6 yours/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change score' }));
  (await screen.findByRole('button', { name: 'Save score' })).focus();
  await user.keyboard('5');
  expect(panel.getByRole('button', { name: /^Audience 3 of 6 yours/, hidden: true })).toBeTruthy();
});

test('another teacher’s marks stand beside one’s own, and it says whose score is kept', async () => {
  const osei = { id: 9, full_name: 'Mr Osei' };
  const theirs = {
    criterion: 'ideas' as const,
    mark: 3,
    maximum: 5,
    reason: 'A fresh one',
    teacher: osei,
    updated_at: '2026-03-03T09:00:00.000Z',
  };
  const draft = buildDraft({
    teacher_marks: [theirs],
    overalls: [{ teacher: osei, overall: 61 }],
    teacher_overall: 61,
    scored_by: osei,
  });
  const { user, panel } = await openDesk({}, buildMarking({ drafts: [draft] }));
  await user.click(panel.getByRole('button', { name: /^Ideas 2 of 5 coach 3$/ }));
  expect(panel.getByText('Mr Osei gave 3: A fresh one')).toBeTruthy();
  expect(panel.getByText(/Mr Osei: 61 overall/).textContent).toBe(
    'Mr Osei: 61 overall. The score that is kept is the one saved last: 61, by Mr Osei.',
  );
});

test('round by round it says what became of the marks, with both drafts compared', async () => {
  const later = buildDraft({
    round: 2,
    created_at: '2026-03-05T09:00:00.000Z',
    content: 'The old lamp had waited.',
    overall: 66,
    marks: buildDraft().marks.map((each) => (each.criterion === 'punctuation' ? { ...each, mark: 3 } : each)),
  });
  const { user } = await openDesk({}, buildMarking({ drafts: [buildDraft({ is_current: false }), later] }));
  const rounds = within(await screen.findByRole('region', { name: 'Round by round' }));
  expect(rounds.getByText('Draft 2: 59, now 66; punctuation +1')).toBeTruthy();
  await user.click(rounds.getByRole('button', { name: 'Compare' }));
  expect(rounds.getByText('old', { exact: false, selector: 'ins' })).toBeTruthy();
});
