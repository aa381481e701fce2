import type { RosterClass, RosterPerson } from '../files/roster.ts';

export interface StudentUpdate {
  person: RosterPerson;
  user_id: number;
  set: { full_name?: string; grade_level?: number };
}

/** A class or two may leave; more than half of everybody is perhaps half an export, and all an empty one. */
const fewLeavers = 20;
export const emptiesClasses = ({ leave, enrolledBefore }: Pick<Plan, 'enrolledBefore' | 'leave'>): boolean =>
  leave.length > 0 &&
  (leave.length === enrolledBefore || (leave.length > fewLeavers && leave.length > enrolledBefore / 2));

/** What a roster would change, before anything is. */
export interface Plan {
  invite: RosterPerson[];
  /** Whom an admin has asked already: noted, so that a roster does not ask again. */
  invitedByHand: RosterPerson[];
  linkStaff: { person: RosterPerson; user_id: number }[];
  makeClasses: { rosterClass: RosterClass; teacher_id: number }[];
  addCoTeachers: { classId: string; title: string; teacher_id: number; lead_id: number }[];
  /** Teachers of classes whom no roster has named before. */
  newClassTeachers: { classId: string; teacher_id: number }[];
  addStudents: RosterPerson[];
  linkStudents: { person: RosterPerson; user_id: number }[];
  updateStudents: StudentUpdate[];
  /** Addresses that are new or have changed; nobody sees them, and they are no change for the student. */
  updateEmails: { sourced_id: string; email: string }[];
  enroll: { classId: string; title: string; userId: string; name: string; rosterId: string }[];
  leave: { course_id: number; title: string; student_id: number; name: string }[];
  /** Accounts of students who are no longer at the school. */
  gone: number[];
  /** Who has an account already, by the number in the roster. */
  studentIds: Map<string, number>;
  /** How many the roster has put into classes so far. */
  enrolledBefore: number;
  notes: string[];
}
