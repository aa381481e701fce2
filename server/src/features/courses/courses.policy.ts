import type { Course } from '@inkling/contract';

type Subject = Pick<Course, 'teacher_id' | 'status'>;

/** Who is in a class, and the code that lets children into it, is for its teacher alone. */
export const maySeeStudentsAndCode = (
  callerId: number,
  { teacher_id }: Pick<Subject, 'teacher_id'>,
): boolean => teacher_id === callerId;

/** What a person may do to a course as it is now. */
export const coursePermissions = (
  callerId: number,
  { teacher_id, status }: Subject,
): Course['permissions'] => {
  const isOwn = teacher_id === callerId;
  return { edit: isOwn && status !== 'archived', delete: isOwn };
};
