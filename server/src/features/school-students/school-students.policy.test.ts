import { describe, expect, it } from 'vitest';
import { mayMerge, mayMove, schoolStudentPermissions, whyNotMerge } from './school-students.policy.ts';

describe('what an admin may do to a student', () => {
  it('is archiving and moving those who are there, and bringing back those who are not', () => {
    expect(schoolStudentPermissions({ archived_at: null, is_linked: true })).toEqual({
      archive: true,
      move: true,
      bring_back: false,
      merge: true,
      unlink_platforms: true,
    });
    expect(schoolStudentPermissions({ archived_at: '2026-11-18T00:00:00.000Z', is_linked: false })).toEqual({
      archive: false,
      move: false,
      bring_back: true,
      merge: false,
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

describe('merging two accounts', () => {
  const [admin, lead, other] = [1, 2, 3];
  const staff = [{ id: admin }, { id: lead }, { id: other }];
  const plain = {
    parent_id: null,
    is_known_elsewhere: false,
    is_managed_by_school: true,
    is_in_roster: false,
  };

  it.each([
    ['that colleagues teach', [lead], [other], true],
    ['that they teach both', [admin, lead], [admin], true],
    ['of which they teach the one that stays', [admin], [lead], false],
    ['of which they teach the one that is given up', [lead], [admin], false],
  ])('%s', (_, teachersOfKept, teachersOfOther, expected) => {
    expect(mayMerge({ callerId: admin, teachersOfKept, teachersOfOther, staff })).toBe(expected);
  });

  it.each([
    ['two of the school', {}, {}, null],
    ['the school’s into a family’s', { parent_id: 8 }, {}, null],
    ['two of one family', { parent_id: 8 }, { parent_id: 8 }, null],
    ['a family’s into the school’s', {}, { parent_id: 8 }, 'familyGoesFirst'],
    ['two families’', { parent_id: 8 }, { parent_id: 9 }, 'twoFamilies'],
    ['one that is known elsewhere', {}, { is_known_elsewhere: true }, 'elsewhere'],
    ['into one that is known elsewhere', { is_known_elsewhere: true }, {}, 'elsewhere'],
    ['two that the roster lists', { is_in_roster: true }, { is_in_roster: true }, 'bothInRoster'],
    ['a child’s own into the school’s', {}, { is_managed_by_school: false }, 'ownAccount'],
    ['the school’s into a child’s own', { is_managed_by_school: false }, {}, 'ownAccount'],
    ['one that the roster lists', {}, { is_in_roster: true }, null],
  ] as const)('%s', (_, kept, given, expected) => {
    expect(whyNotMerge({ ...plain, ...kept }, { ...plain, ...given })).toBe(expected);
  });
});
