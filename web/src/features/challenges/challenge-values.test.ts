import { challengeForm } from '@inkling/contract';
import { expect, test } from 'vitest';
import { validateWith } from '../../shared/form/validate-with.ts';
import { bodyOf, emptyChallenge } from './challenge-values.ts';

const check = validateWith(challengeForm, bodyOf);

test('a new challenge is an active writing challenge of 0 minutes with empty lists', () => {
  expect(emptyChallenge).toMatchObject({
    status: 'active',
    subject: 'writing',
    estimated_time: 0,
    estimated_time_unit: 'minutes',
    grade_levels: [],
    activity_ids: [],
  });
});

test('an empty form says what is missing, field by field', () => {
  expect(check({ ...emptyChallenge, brief: ' ', status: null, subject: null })).toEqual({
    title: 'Title is required',
    brief: 'Brief is required',
    description: 'Description is required',
    requirements: 'Requirements are required',
    cover: 'Cover is required',
    start_date: 'Start date is required',
    end_date: 'End date is required',
    status: 'Status is required',
    subject: 'Subject is required',
    grade_levels: 'Grade level is required',
    estimated_time: 'Estimated time is required',
    activity_ids: 'Activity is required',
  });
});

test('a challenge ends on its first day at the earliest, whatever else is missing', () => {
  const endOf = (start_date: string, end_date: string) =>
    check({ ...emptyChallenge, start_date, end_date }).end_date;
  expect(endOf('2026-03-10', '')).toBe('End date is required');
  expect(endOf('2026-03-10', '2026-03-09')).toBe('End date must not be before the start date');
  expect(endOf('2026-03-10', '2026-03-10')).toBeUndefined();
  expect(endOf('', '2026-03-09')).toBeUndefined();
});

test('files travel by their ids, and a reward only with its type', () => {
  const file = (signed_id: string) => ({ signed_id, url: '/x', filename: 'x', content_type: 'image/png' });
  const body = bodyOf({
    ...emptyChallenge,
    cover: [file('c')],
    files: [file('a'), file('b')],
    reward_value: 'nothing',
    skill_list: ['Story Structure', 'no such skill'],
  });
  expect(body).toMatchObject({
    cover: { signed_id: 'c' },
    logo: null,
    files: [{ signed_id: 'a' }, { signed_id: 'b' }],
    reward: null,
    challengeType: null,
    skill_list: ['Story Structure'],
  });
  expect(bodyOf({ ...emptyChallenge, reward_type: 'Prize', reward_value: 'A book' }).reward).toEqual({
    type: 'Prize',
    value: 'A book',
  });
});
