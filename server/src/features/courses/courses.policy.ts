import type { Course, CourseRole } from '@inkling/contract';

/** What a person may do to a course as it is now, by what they are in it. */
export const coursePermissions = (
  role: CourseRole | null,
  { status }: Pick<Course, 'status'>,
): Course['permissions'] => {
  const isLead = role === 'lead';
  const isRunning = status !== 'archived';
  return {
    edit: isLead && isRunning,
    delete: isLead,
    keep_class_list: (isLead || role === 'co') && isRunning,
    choose_teachers: isLead,
  };
};
