import { enrollments, wrongClassCodeText } from '@inkling/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRow, buildUser } from '../../testing/build-people.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const openPage = () => renderScreen('join-class', { as: buildUser({ role: 'student' }) });
const code = () => screen.getByLabelText('Class code');
const join = () => screen.getByRole('button', { name: 'Join Class' });

test('keeps eight letters or digits of what is typed, and takes them back at the end', async () => {
  const { user } = await openPage();
  await user.type(code(), '00-000 00');
  expect(code()).toHaveProperty('value', '0000000');
  expect(join()).toHaveProperty('disabled', true);
  await user.type(code(), '019');
  expect(code()).toHaveProperty('value', '00000000');
  expect(join()).toHaveProperty('disabled', false);
  await user.keyboard('{Backspace}{Delete}');
  expect(code()).toHaveProperty('value', '000000');
});

test('a wrong code is said, and forgotten with the next key', async () => {
  respond(enrollments.joinClass, () => {
    throw new ErrorResponse('invalid', wrongClassCodeText);
  });
  const { user, address } = await openPage();
  await user.click(code());
  await user.paste('00000000');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(wrongClassCodeText);
  expect(code().getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(address()).toBe('/students/join-class');
});

test('a right code is told before the page goes on', async () => {
  respond(enrollments.joinClass, () => ({ ...buildRow(), course_id: 31, course_title: 'Story Makers' }));
  const { user, address } = await openPage();
  await user.click(code());
  await user.paste(' 52-418830 ');
  await user.click(join());
  expect(await screen.findByText('Valid code, joining class')).toBeTruthy();
  await expect.poll(address, { timeout: 10_000 }).toBe('/students/my-writing');
  expect(requestsTo(enrollments.joinClass)).toMatchObject([{ body: { code: '52418830' } }]);
});
