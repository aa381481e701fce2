import type { ClassSignInState, Course, CourseRole } from '@inkling/contract';

/** Whoever teaches the class today may open it; accounts, and so pictures, are the lead's. */
export const classSignInPermissions = (
  role: CourseRole,
  { status }: Pick<Course, 'status'>,
): ClassSignInState['permissions'] => {
  const isRunning = status !== 'archived';
  return { open: isRunning, give_pictures: isRunning && role === 'lead' };
};
