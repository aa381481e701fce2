import { type ChildInLesson, classSignIn, courses, courseTeachers, lti } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildCourse } from '../../testing/build-course.ts';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildClassSignIn, respondWithClassSignIn } from '../../testing/respond-with-class-sign-in.ts';

const child = (values: Partial<ChildInLesson>): ChildInLesson => ({
  id: 1,
  full_name: 'Ada Lovelace',
  may_have_pictures: true,
  has_pictures: true,
  state: 'away',
  was_guessed: false,
  ...values,
});
const ada = child({ state: 'signed_in' });
const bo = child({ id: 2, full_name: 'Bo Diddley', state: 'stuck' });
const cleo = child({ id: 3, full_name: 'Cleo Laine', may_have_pictures: false, has_pictures: false });
const dan = child({ id: 4, full_name: 'Dan Brown', has_pictures: false });
const open = { code: 'BCDFGH', closes_at: '2026-03-02T23:45:00.000Z', is_stopped: false };

const openCourse = (grade_levels = [2]) => {
  respond(lti.readPlatformCourseOfClass, () => ({ course: null }));
  respond(courses.readCourse, () => buildCourse({ id: 7, students: null, grade_levels }));
  respond(courseTeachers.listCourseTeachers, () => pageOf([]));
  return renderScreen('course-detail', { as: buildUser({ role: 'teacher' }), params: { id: 7 } });
};

test('a teacher opens the sign-in for a lesson and shows the letters on the board', async () => {
  const children = [ada, dan, cleo];
  respondWithClassSignIn({ children });
  respond(classSignIn.openClassSignIn, () => buildClassSignIn({ open, children }));
  const { user } = await openCourse();
  expect((await screen.findByText(/1 student without pictures/)).textContent).toMatch(/: Dan Brown$/);
  await user.click(screen.getByRole('radio', { name: '90 minutes' }));
  await user.click(screen.getByRole('button', { name: 'Open picture sign-in for this lesson' }));
  expect(await screen.findByText('BCD FGH')).toBeTruthy();
  expect(requestsTo(classSignIn.openClassSignIn)).toMatchObject([{ body: { minutes: 90 } }]);
  await user.click(screen.getByRole('button', { name: 'Show on the board' }));
  const board = within(await screen.findByRole('dialog', { name: /^Open until/ }));
  expect(board.getByText('BCD FGH')).toBeTruthy();
  expect(board.getByText(/\/class$/)).toBeTruthy();
  expect(board.queryByText(/Ada|Dan|Cleo/)).toBeNull();
});

test('who is stuck is named, and may try again', async () => {
  respondWithClassSignIn({ open, children: [ada, bo, cleo] });
  respond(classSignIn.allowMoreTries, () => undefined);
  const { user } = await openCourse();
  expect(await screen.findByText('1 of 2 signed in, 1 needs your help')).toBeTruthy();
  const stuck = within(screen.getByRole('list', { name: 'Need your help' }));
  expect(stuck.getByRole('link', { name: 'New pictures for Bo Diddley' }).getAttribute('href')).toBe(
    '/teacher/students/login-cards?course=7&student=2&kind=pictures',
  );
  await user.click(stuck.getByRole('button', { name: 'Let Bo Diddley try again' }));
  expect(await screen.findByText('Bo Diddley can try again')).toBeTruthy();
  expect(requestsTo(classSignIn.allowMoreTries)).toMatchObject([{ body: { student_ids: [2] } }]);
});

test('after many wrong pictures the whole class is let on with one press', async () => {
  respondWithClassSignIn({ open: { ...open, is_stopped: true }, children: [ada, bo, cleo, dan] });
  respond(classSignIn.allowMoreTries, () => undefined);
  const { user } = await openCourse();
  await user.click(await screen.findByRole('button', { name: 'Let everybody try again' }));
  expect(await screen.findByText('Everybody can try again')).toBeTruthy();
  expect(requestsTo(classSignIn.allowMoreTries)).toMatchObject([{ body: { student_ids: [1, 2] } }]);
});

test('who is out for the day needs new pictures, and whose pictures others tried is named', async () => {
  const guessed = child({ state: 'signed_in', was_guessed: true });
  respondWithClassSignIn({ open, children: [guessed, { ...bo, state: 'stuck_today' }] });
  await openCourse();
  const stuck = within(await screen.findByRole('list', { name: 'Need your help' }));
  expect(stuck.getByText('25 wrong tries today. Give new pictures, or wait until tomorrow.')).toBeTruthy();
  expect(stuck.queryByRole('button', { name: 'Let Bo Diddley try again' })).toBeNull();
  expect(stuck.getByRole('link', { name: 'New pictures for Bo Diddley' })).toBeTruthy();
  const tried = within(screen.getByRole('list', { name: 'Tried by somebody else' }));
  expect(tried.getByText('Ada Lovelace')).toBeTruthy();
});

test('closing it signs the class out', async () => {
  respondWithClassSignIn({ open });
  respond(classSignIn.closeClassSignIn, () => undefined);
  const { user } = await openCourse();
  const button = await screen.findByRole('button', { name: 'Close now' });
  respondWithClassSignIn();
  await user.click(button);
  expect(await screen.findByText(/everybody who came in with pictures is signed out/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Open picture sign-in for this lesson' })).toBeTruthy();
});

test('a class of older students has none of it', async () => {
  await openCourse([9]);
  expect(await screen.findByRole('heading', { name: 'Activities' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Picture sign-in' })).toBeNull();
});

test('cards are made for those without pictures, and new ones only after a question', async () => {
  respondWithClassSignIn({ children: [ada, dan, cleo] });
  respond(courses.courseOptions, () => pageOf([{ id: 7, title: 'Year 2' }]));
  respond(classSignIn.makePictureCards, ({ body }) => ({
    cards: body.student_ids.map((id) => ({
      id,
      full_name: id === 4 ? 'Dan Brown' : 'Ada Lovelace',
      pictures: ['sun' as const, 'cat' as const, 'cat' as const],
    })),
  }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderScreen('teacher-login-cards', {
    as: buildUser({ role: 'teacher' }),
    query: { course: '7', kind: 'pictures' },
  });
  expect(await screen.findByText(/^Cleo Laine: a family or another teacher/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make cards for Dan Brown without pictures' }));
  const pictures = within(await screen.findByRole('list', { name: 'Pictures of Dan Brown' }));
  expect(pictures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Sun',
    '2. Cat',
    '3. Cat',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'New pictures for 2 students' }));
  const question = within(await screen.findByRole('dialog', { name: 'New pictures for 2 students?' }));
  await user.click(question.getByRole('button', { name: 'Make new pictures' }));
  expect(await screen.findByRole('list', { name: 'Pictures of Ada Lovelace' })).toBeTruthy();
  expect(requestsTo(classSignIn.makePictureCards).map(({ body }) => body.student_ids)).toEqual([[4], [1, 4]]);
});
