import type { CourseRole, CourseTeacher } from '@inkling/contract';

interface Subject {
  role: CourseRole;
  is_invited: boolean;
  /** Whether the caller is the person in question. */
  is_self: boolean;
}

/** Only the lead chooses who teaches a course; everybody else may leave it. */
export const colleaguePermissions = (
  callerIsLead: boolean,
  { role, is_invited, is_self }: Subject,
): CourseTeacher['permissions'] => {
  const isColleague = role !== 'lead';
  return {
    change: callerIsLead && isColleague && !is_invited,
    remove: isColleague && (callerIsLead || is_self),
    // Who stands in for some days takes no class over.
    make_lead: callerIsLead && role === 'co' && !is_invited,
  };
};

/**
 * Sharing a class shows children's work to somebody. Within a school its staff answers for that; between two teachers
 * without a school the one who is asked has to say yes; out of a school or into one it is not possible.
 */
export const howToAddColleague = (
  leadSchool: number | null,
  colleagueSchool: number | null,
): 'at once' | 'ask' | 'refuse' => {
  if (leadSchool !== colleagueSchool) return 'refuse';
  return leadSchool === null ? 'ask' : 'at once';
};
