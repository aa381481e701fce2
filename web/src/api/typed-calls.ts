import { calls } from 'virtual:contract-calls';
import type { CallInput, Endpoint, ResponseOf } from '@inkling/contract';

/** A declaration of the contract as the browser knows it: where the call goes, and by its type what goes in and out. */
export interface Call<E extends Endpoint> {
  method: Endpoint['method'];
  path: string;
  access: 'public' | 'signed-in';
  response: E['response']['kind'];
  /** Never there: it only carries the type. */
  declaration?: E;
}

export type InputOf<C> = C extends Call<infer E> ? CallInput<E> : never;
export type ResponseTo<C> = C extends Call<infer E> ? ResponseOf<E> : never;

export const {
  accounts,
  achievements,
  activities,
  agreement,
  alerts,
  billing,
  challenges,
  chat,
  children,
  classSignIn,
  commentPhrases,
  courses,
  courseTeachers,
  dashboard,
  district,
  enrollments,
  feedback,
  files,
  growth,
  growthLetters,
  help,
  notifications,
  legalDocuments,
  lti,
  passkeys,
  progress,
  reliefTeachers,
  reports,
  reviews,
  feedbackRounds,
  roster,
  sandbox,
  school,
  schoolData,
  schoolStudents,
  schoolYears,
  sso,
  studentOverviews,
  students,
  teacherMarks,
  workflows,
  writings,
} = calls;
