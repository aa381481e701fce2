import { expect, test } from 'vitest';
import { bodyOf, challengeRules, emptyChallenge } from './challenge-values.ts';

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
  expect(challengeRules.title('')).toBe('Title is required');
  expect(challengeRules.brief(' ')).toBe('Brief is required');
  expect(challengeRules.description('')).toBe('Description is required');
  expect(challengeRules.requirements('')).toBe('Requirements are required');
  expect(challengeRules.cover([])).toBe('Cover is required');
  expect(challengeRules.start_date('')).toBe('Start date is required');
  expect(challengeRules.status(null)).toBe('Status is required');
  expect(challengeRules.subject(null)).toBe('Subject is required');
  expect(challengeRules.grade_levels([])).toBe('Grade level is required');
  expect(challengeRules.estimated_time(0)).toBe('Estimated time is required');
  expect(challengeRules.activity_ids([])).toBe('Activity is required');
});

test('a challenge ends on its first day at the earliest', () => {
  const from = { start_date: '2026-03-10' };
  expect(challengeRules.end_date('', from)).toBe('End date is required');
  expect(challengeRules.end_date('2026-03-09', from)).toBe('End date must not be before the start date');
  expect(challengeRules.end_date('2026-03-10', from)).toBeNull();
  expect(challengeRules.end_date('2026-03-09', { start_date: '' })).toBeNull();
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
  expect(bodyOf({ ...emptyChallenge, reward_type: 'Prize', reward_value: ' A book ' }).reward).toEqual({
    type: 'Prize',
    value: 'A book',
  });
});
