import { describe, expect, it } from 'vitest';
import { coursePermissions, maySeeStudentsAndCode } from './courses.policy.ts';

describe('what a person may do to a course', () => {
  it.each([
    { who: 'its teacher', callerId: 1, status: 'active', edit: true, delete: true },
    { who: 'its teacher', callerId: 1, status: 'archived', edit: false, delete: true },
    { who: 'another teacher', callerId: 2, status: 'active', edit: false, delete: false },
  ] as const)('$who, $status: edit $edit, delete $delete', ({ callerId, status, ...expected }) => {
    expect(coursePermissions(callerId, { teacher_id: 1, status })).toEqual({
      edit: expected.edit,
      delete: expected.delete,
    });
  });

  it('shows the class to its teacher only', () => {
    expect([1, 2].map((callerId) => maySeeStudentsAndCode(callerId, { teacher_id: 1 }))).toEqual([
      true,
      false,
    ]);
  });
});
