import type { Student } from '@inkling/contract';

interface Subject {
  /** Added by this teacher, and in no family's hands. */
  is_made: boolean;
  /** The same, or added by the lead of a class that this teacher shares with them for good. */
  is_given_cards: boolean;
  /** Nobody ever signed in to it or began anything, and no other teacher counts on it. */
  is_unused: boolean;
  /** In a course, a challenge or a list of this teacher's own, not only in a colleague's course. */
  is_own: boolean;
}

/** What a teacher may do to a student of theirs: a family's account is the family's to change. */
export const studentPermissions = ({
  is_made,
  is_given_cards,
  is_own,
}: Pick<Subject, 'is_made' | 'is_given_cards' | 'is_own'>): Student['permissions'] => ({
  edit: is_made,
  make_card: is_given_cards,
  remove: is_own,
});

/** What removing a student takes away. Nothing a child began is lost. */
export const removalScope = ({
  is_made,
  is_unused,
}: Pick<Subject, 'is_made' | 'is_unused'>): Student['removal'] =>
  is_made && is_unused ? 'account' : 'classes';
