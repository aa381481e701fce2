/** A student's account, as far as a roster may compare it with itself. */
export interface ExistingAccount {
  id: number;
  full_name: string;
  email: string | null;
  grade_level: number | null;
  /** A family's account is the family's to change. */
  parent_id: number | null;
  /** Taught by somebody outside of this school, or named in another school's roster. */
  is_elsewhere: boolean;
  /** Archived by an admin of this school, who alone brings them back. */
  is_archived: boolean;
}

/** Whoever has an address or a username that the roster names. */
export interface MatchedAccount extends ExistingAccount {
  /** A student whom this school's staff made, and nobody else counts on. */
  is_ours: boolean;
}

/** Somebody whom an earlier roster named. */
interface LinkedPerson {
  user_id: number | null;
  role: 'student' | 'staff';
  /** A student's, by which the school's sign-on finds the account. */
  email: string | null;
  hasLeft: boolean;
}

export interface ExistingClass {
  /** Null once the course is deleted here, or led by somebody of another school. */
  course_id: number | null;
  title: string;
  lead_id: number | null;
  is_archived: boolean;
}

/** What the school has already. */
export interface ExistingData {
  /** By account: who is on the staff. */
  staff: Map<number, { full_name: string; isAdmin: boolean }>;
  staffByEmail: Map<string, number>;
  invitedEmails: Set<string>;
  /** How many colleagues rosters have invited within a day. */
  invitedToday: number;
  /** By the number in the roster. */
  people: Map<string, LinkedPerson>;
  /** How many students' accounts rosters have made within a day. */
  accountsMadeToday: number;
  accounts: Map<number, ExistingAccount>;
  classes: Map<string, ExistingClass>;
  /** By course and student: the number of the enrolment in the roster, or null for one by hand. */
  enrollments: Map<number, Map<number, string | null>>;
  /** By course: its lead and the colleagues. */
  teachers: Map<number, Set<number>>;
  /** By course: whom a roster has named as its teachers before. */
  earlierTeachers: Map<number, Set<number>>;
  /** By student: the colleagues who look after the account. */
  teachersByStudent: Map<number, Set<number>>;
  ownersByEmail: Map<string, MatchedAccount>;
  /** By the address that an earlier roster gave: the account itself has none. */
  ownersByRosterEmail: Map<string, MatchedAccount[]>;
  ownersByUsername: Map<string, MatchedAccount>;
}
