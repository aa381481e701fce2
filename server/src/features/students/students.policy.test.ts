import { describe, expect, it } from 'vitest';
import { removalScope, studentPermissions } from './students.policy.ts';

describe('what a teacher may do to a student', () => {
  it.each([
    { is_made: true, is_unused: true, edit: true, removal: 'account' },
    { is_made: true, is_unused: false, edit: true, removal: 'classes' },
    { is_made: false, is_unused: true, edit: false, removal: 'classes' },
    { is_made: false, is_unused: false, edit: false, removal: 'classes' },
  ])('made by them $is_made, unused $is_unused: edit $edit, removes $removal', (student) => {
    expect({ ...studentPermissions(student), removal: removalScope(student) }).toEqual({
      edit: student.edit,
      removal: student.removal,
    });
  });
});
