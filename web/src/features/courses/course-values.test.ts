import type { Course } from '@inkling/contract';
import { expect, test } from 'vitest';
import { newClassCode } from './class-code.ts';
import { bodyOf, courseRules, emptyCourse, valuesOf } from './course-values.ts';

test('an empty form says what is missing, field by field', () => {
  expect(courseRules.title(' ')).toBe('Course title is required');
  expect(courseRules.subject(emptyCourse.subject)).toBe('Subject is required');
  expect(courseRules.description('')).toBe('Description is required');
  expect(courseRules.learning_goal('')).toBe('Learning goal is required');
  expect(courseRules.grade_levels([])).toBe('Grade level is required');
  expect(courseRules.skills([])).toBe('Skills are required');
  expect(courseRules.estimated_time('')).toBe('Estimated time is required');
  expect(courseRules.estimated_time(0)).toBe('Estimated time is required');
  expect(courseRules.estimated_time(1)).toBeNull();
});

test('a class code is eight digits', () => {
  expect(courseRules.code(' ')).toBe('Class code is required');
  expect(courseRules.code('12A45678')).toBe('Class code must be a number');
  expect(courseRules.code('1234567')).toBe('Class code must have 8 digits');
  for (let round = 0; round < 50; round += 1) expect(courseRules.code(newClassCode())).toBeNull();
});

test('editing starts from the course and sends the same back', () => {
  const course: Course = {
    id: 4,
    created_at: '',
    updated_at: '',
    title: 'Makers',
    description: 'About',
    subject: 'wellbeing',
    learning_goal: 'Goal',
    grade_levels: [5],
    skills: ['Story Structure'],
    estimated_time: 2,
    estimated_time_unit: 'weeks',
    status: 'active',
    badge_and_reward: 'Essay Master',
    teacher_id: 1,
    activity_ids: [9],
    activities: [],
    tasks: [],
    code: '52418830',
    students: [],
    permissions: { edit: true, delete: true },
  };
  expect(bodyOf(valuesOf(course))).toEqual({
    title: 'Makers',
    description: 'About',
    subject: 'wellbeing',
    learning_goal: 'Goal',
    grade_levels: [5],
    skills: ['Story Structure'],
    estimated_time: 2,
    estimated_time_unit: 'weeks',
    badge_and_reward: 'Essay Master',
    activity_ids: [9],
    code: '52418830',
  });
});
