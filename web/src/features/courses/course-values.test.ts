import { type Course, courseForm } from '@inkling/contract';
import { expect, test } from 'vitest';
import { validateWith } from '../../shared/form/validate-with.ts';
import { newClassCode } from './class-code.ts';
import { bodyOf, type CourseValues, emptyCourse, valuesOf } from './course-values.ts';

const check = (values: Partial<CourseValues>) =>
  validateWith(courseForm, bodyOf)({ ...emptyCourse, code: '', ...values });

test('an empty form says what is missing, field by field', () => {
  expect(check({ title: ' ' })).toEqual({
    title: 'Course title is required',
    subject: 'Subject is required',
    description: 'Description is required',
    learning_goal: 'Learning goal is required',
    grade_levels: 'Grade level is required',
    skills: 'Skills are required',
    estimated_time: 'Estimated time is required',
    code: 'Class code is required',
  });
  expect(check({ estimated_time: 0 }).estimated_time).toBe('Estimated time is required');
  expect(check({ estimated_time: 1 })).not.toHaveProperty('estimated_time');
});

test('a class code is eight digits', () => {
  expect(check({ code: ' ' }).code).toBe('Class code is required');
  expect(check({ code: '12A45678' }).code).toBe('Class code must be a number');
  expect(check({ code: '1234567' }).code).toBe('Class code must have 8 digits');
  for (let round = 0; round < 50; round += 1)
    expect(check({ code: newClassCode() })).not.toHaveProperty('code');
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
    teacher_name: 'Ms Rivera',
    my_role: 'lead',
    permissions: { edit: true, delete: true, keep_class_list: true, choose_teachers: true },
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
