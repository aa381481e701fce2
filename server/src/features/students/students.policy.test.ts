import { describe, expect, it } from 'vitest';
import { removalScope, studentPermissions } from './students.policy.ts';

describe('what a teacher may do to a student', () => {
  it.each([
    {
      is_made: true,
      is_given_cards: true,
      is_unused: true,
      is_own: true,
      edit: true,
      remove: true,
      removal: 'account',
    },
    {
      is_made: true,
      is_given_cards: true,
      is_unused: false,
      is_own: true,
      edit: true,
      remove: true,
      removal: 'classes',
    },
    {
      is_made: false,
      is_given_cards: false,
      is_unused: true,
      is_own: true,
      edit: false,
      remove: true,
      removal: 'classes',
    },
    {
      is_made: false,
      is_given_cards: false,
      is_unused: false,
      is_own: true,
      edit: false,
      remove: true,
      removal: 'classes',
    },
    {
      is_made: false,
      is_given_cards: true,
      is_unused: false,
      is_own: false,
      edit: false,
      remove: false,
      removal: 'classes',
    },
  ])(
    'made by them $is_made, unused $is_unused, their own $is_own: edit $edit, removes $removal',
    (student) => {
      expect({ ...studentPermissions(student), removal: removalScope(student) }).toEqual({
        edit: student.edit,
        make_card: student.is_given_cards,
        remove: student.remove,
        removal: student.removal,
      });
    },
  );
});
