import type { CourseRole, CourseTeacher } from '@inkling/contract';

interface Subject {
  role: CourseRole;
  /** Whether the caller is the person in question. */
  is_self: boolean;
}

/** Only the lead chooses who teaches a course; everybody else may leave it. */
export const colleaguePermissions = (
  callerIsLead: boolean,
  { role, is_self }: Subject,
): CourseTeacher['permissions'] => {
  const isColleague = role !== 'lead';
  return {
    change: callerIsLead && isColleague,
    remove: isColleague && (callerIsLead || is_self),
    // Who stands in for some days takes no class over.
    make_lead: callerIsLead && role === 'co',
  };
};
