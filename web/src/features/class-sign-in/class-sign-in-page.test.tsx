import {
  askTeacherText,
  classSignIn,
  type PictureName,
  wrongLessonCodeText,
  wrongPicturesText,
} from '@inkling/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isInLesson, readToken, storeToken } from '../../api/token.ts';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse, fieldError } from '../../testing/error-response.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const code = 'BCDFGH';
const names = [
  { key: 'key-of-ada', name: 'Ada' },
  { key: 'key-of-bo', name: 'Bo' },
];

const openPictures = async () => {
  respond(classSignIn.listClassNames, () => ({ names }));
  const visit = await renderScreen('class-sign-in', {});
  await visit.user.type(screen.getByRole('textbox', { name: 'Letters from the board' }), 'bcd fgh');
  await visit.user.click(await screen.findByRole('button', { name: 'Ada' }));
  await screen.findByRole('heading', { name: 'Hello, Ada! Tap your three pictures' });
  const tap = async (...pictures: string[]) => {
    for (const picture of pictures) await visit.user.click(screen.getByRole('button', { name: picture }));
  };
  return { ...visit, tap };
};

test('a child types the letters, taps its name and three pictures, and is in until the browser closes', async () => {
  const ada = buildUser({ role: 'student', full_name: 'Ada Lovelace' });
  respond(classSignIn.signInWithPictures, () => ({ token: 'a token of a lesson', user: ada }));
  // Whoever used this tablet before does not come back afterwards.
  storeToken('a token of the teacher');
  const { tap } = await openPictures();
  expect(requestsTo(classSignIn.listClassNames)).toMatchObject([{ body: { code } }]);
  await tap('Sun', 'Sun');
  expect(screen.getByText('2 of 3 tapped')).toBeTruthy();
  expect(requestsTo(classSignIn.signInWithPictures)).toEqual([]);
  await tap('Tree');
  await waitFor(() => expect(readToken()).toBe('a token of a lesson'));
  expect(isInLesson()).toBe(true);
  expect(localStorage.length).toBe(0);
  const pictures: PictureName[] = ['sun', 'sun', 'tree'];
  expect(requestsTo(classSignIn.signInWithPictures)).toMatchObject([
    { body: { code, key: 'key-of-ada', pictures } },
  ]);
});

test('wrong letters are said once, and the next ones are tried by themselves', async () => {
  respond(classSignIn.listClassNames, ({ body }) => {
    if (body.code !== code) throw fieldError('code', wrongLessonCodeText);
    return { names };
  });
  const { user } = await renderScreen('class-sign-in', {});
  const field = screen.getByRole('textbox', { name: 'Letters from the board' });
  await user.type(field, 'BCDFGB');
  expect(await screen.findByText(wrongLessonCodeText)).toBeTruthy();
  await user.type(field, '{Backspace}H');
  expect(await screen.findByRole('button', { name: 'Bo' })).toBeTruthy();
});

test('a scanned code opens the names at once', async () => {
  respond(classSignIn.listClassNames, () => ({ names }));
  await renderScreen('class-sign-in', { hash: `#${code}` });
  expect(await screen.findByRole('heading', { name: 'Tap your name' })).toBeTruthy();
});

test('wrong pictures are tapped again, and after too many the child asks the teacher', async () => {
  respond(classSignIn.signInWithPictures, () => {
    throw new ErrorResponse('invalid', wrongPicturesText);
  });
  const { tap, user } = await openPictures();
  await tap('Sun', 'Fish', 'Cat');
  expect(await screen.findByText(wrongPicturesText)).toBeTruthy();
  expect(screen.getByText('0 of 3 tapped')).toBeTruthy();
  respond(classSignIn.signInWithPictures, () => {
    throw new ErrorResponse('conflict', askTeacherText);
  });
  await tap('Sun', 'Fish', 'Cat');
  expect(await screen.findByRole('heading', { name: askTeacherText })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the names' }));
  expect(await screen.findByRole('button', { name: 'Bo' })).toBeTruthy();
});

test('a lesson that is over brings the child back to the letters', async () => {
  respond(classSignIn.signInWithPictures, () => {
    throw fieldError('code', wrongLessonCodeText);
  });
  const { tap } = await openPictures();
  await tap('Moon', 'Car', 'Umbrella');
  expect(await screen.findByText('The lesson is over. Ask your teacher.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Letters from the board' })).toBeTruthy();
});
