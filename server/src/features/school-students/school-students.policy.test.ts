import { describe, expect, it } from 'vitest';
import { mayMove, schoolStudentPermissions } from './school-students.policy.ts';

describe('what an admin may do to a student', () => {
  it('is archiving and moving those who are there, and bringing back those who are not', () => {
    expect(schoolStudentPermissions({ archived_at: null, is_linked: true })).toEqual({
      archive: true,
      move: true,
      bring_back: false,
      unlink_platforms: true,
    });
    expect(schoolStudentPermissions({ archived_at: '2026-11-18T00:00:00.000Z', is_linked: false })).toEqual({
      archive: false,
      move: false,
      bring_back: true,
      unlink_platforms: false,
    });
  });
});

describe('an admin who moves a student', () => {
  const [admin, lead, other] = [1, 2, 3];
  const staff = [{ id: admin }, { id: lead }, { id: other }];

  it.each([
    ['into a colleague’s class', { newTeachers: [other], teachers: [lead] }, true],
    ['into a class of their own', { newTeachers: [admin], teachers: [lead] }, false],
    ['into a class that they help to teach', { newTeachers: [other, admin], teachers: [lead] }, false],
    ['whom they teach already', { newTeachers: [admin], teachers: [lead, admin] }, true],
    ['whom nobody teaches, into a class of their own', { newTeachers: [admin], teachers: [] }, false],
  ])('%s', (_, { newTeachers, teachers }, expected) => {
    expect(mayMove({ callerId: admin, newTeachers, teachers, staff })).toBe(expected);
  });

  it('takes one from the only colleague there is', () => {
    const pair = [{ id: admin }, { id: lead }];
    expect(mayMove({ callerId: admin, newTeachers: [admin], teachers: [lead], staff: pair })).toBe(true);
  });
});
