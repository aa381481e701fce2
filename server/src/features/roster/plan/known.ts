/** A student's account, as far as a roster may compare it with itself. */
export interface KnownAccount {
  id: number;
  full_name: string;
  email: string | null;
  grade_level: number | null;
  /** A family's account is the family's to change. */
  parent_id: number | null;
}

/** Whoever has an address or a username that the roster names. */
export interface NameOwner extends KnownAccount {
  /** A student whom this school's staff made, and nobody else counts on. */
  is_ours: boolean;
}

export interface KnownClass {
  /** Null once the course is deleted here, or led by somebody of another school. */
  course_id: number | null;
  title: string;
  is_archived: boolean;
}

/** What the school has already. */
export interface Known {
  /** By account: who is on the staff. */
  staff: Map<number, { full_name: string }>;
  staffByEmail: Map<string, number>;
  invitedEmails: Set<string>;
  /** By the number in the roster. */
  people: Map<string, { user_id: number | null; role: 'student' | 'staff' }>;
  accounts: Map<number, KnownAccount>;
  classes: Map<string, KnownClass>;
  /** By course and student: the number of the enrolment in the roster, or null for one by hand. */
  enrollments: Map<number, Map<number, string | null>>;
  /** By course: its lead and the colleagues. */
  teachers: Map<number, Set<number>>;
  ownersByEmail: Map<string, NameOwner>;
  ownersByUsername: Map<string, NameOwner>;
}
