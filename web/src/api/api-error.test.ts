import { expect, test } from 'vitest';
import { ApiError, errorFromBody, errorText, textOfErrorBody } from './api-error.ts';

const whole = { error_message: 'first', messages: ['second'], error: 'third', message: 'fourth' };

test('takes error_message, then messages, then error, then message', () => {
  expect(textOfErrorBody(whole)).toBe('first');
  expect(textOfErrorBody({ ...whole, error_message: '' })).toBe('second');
  expect(textOfErrorBody({ ...whole, error_message: undefined, messages: [] })).toBe('third');
  expect(textOfErrorBody({ message: 'fourth' })).toBe('fourth');
});

test('joins several messages into one text', () => {
  expect(textOfErrorBody({ messages: ['One.', 'Two.'] })).toBe('One. Two.');
  expect(textOfErrorBody({ messages: { email: ['Taken.'], name: 'Missing.' } })).toBe('Taken. Missing.');
});

test.each([undefined, null, '', 'text', [], {}, { error: 5 }])('finds no text in %j', (body) => {
  expect(textOfErrorBody(body)).toBeUndefined();
  expect(errorFromBody(500, body).message).toBe('Something went wrong, please try again');
});

test('keeps status, code and the message of each field', () => {
  const error = errorFromBody(422, { error_message: 'No', code: 40003, fields: { email: 'Taken' } });
  expect(error).toMatchObject({ status: 422, code: 40003, message: 'No', fields: { email: 'Taken' } });
});

test("prefers the server's words to the caller's", () => {
  expect(errorText(new ApiError({ status: 401, userMessage: 'Wrong' }), 'Failed to login')).toBe('Wrong');
  expect(errorText(new ApiError({ status: 500 }), 'Failed to login')).toBe('Failed to login');
  expect(errorText(new TypeError('x'), 'Failed to login')).toBe('Failed to login');
});

test('gives the number for support where the fault is ours, whoever words it', () => {
  const requestId = '7f6c1f0e-8a51-4c0e-9d7a-0b8f3a5c2d11';
  const ours = errorFromBody(500, { error_message: 'Our fault.' }, requestId);
  expect(errorText(ours)).toBe('Our fault. (Number for support: 7f6c1f0e)');
  expect(ours.message).toBe(errorText(ours));
  expect(errorText(errorFromBody(502, undefined, requestId), 'Failed to login')).toBe(
    'Failed to login (Number for support: 7f6c1f0e)',
  );
  expect(errorText(errorFromBody(422, { error_message: 'Too short.' }, requestId))).toBe('Too short.');
});
