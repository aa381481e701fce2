import type { Course, CourseInvitation, CourseRole, CourseTeacher } from '@inkling/contract';
import { formatDay } from '../../ui/dates.ts';

export const courseRoleLabels: Record<CourseRole, string> = {
  lead: 'Lead teacher',
  co: 'Co-teacher',
  relief: 'Relief teacher',
};

/** What somebody is in a course, and until when. */
export const courseRoleText = ({ role, ends_on, has_ended, is_invited }: CourseTeacher): string => {
  if (is_invited) return `Asked to join as a ${courseRoleLabels[role].toLowerCase()}`;
  if (ends_on === null) return courseRoleLabels[role];
  return has_ended ? `Stood in until ${formatDay(ends_on)}` : `Stands in until ${formatDay(ends_on)}`;
};

export const removalQuestion = ({ teacher }: CourseTeacher, course: Course, isSelf: boolean) => ({
  title: isSelf ? `Leave “${course.title}”?` : `Remove ${teacher.full_name}?`,
  message: isSelf
    ? 'You stop seeing this course, its students and their work at once. What you wrote to students stays with them.'
    : `${teacher.full_name} stops seeing “${course.title}”, its students and their work at once. Comments and marks stay with the students.`,
  confirm: isSelf ? 'Leave' : 'Remove',
  danger: true,
});

export const handOverQuestion = ({ teacher }: CourseTeacher, course: Course) => ({
  title: `Make ${teacher.full_name} the lead?`,
  message: `${teacher.full_name} takes over “${course.title}” with its activities and the accounts of its students. You stay on as a co-teacher, and only ${teacher.full_name} can give the course back.`,
  confirm: 'Hand over',
});

/** Who asks, and for what. */
export const invitationText = ({ lead, role, ends_on }: CourseInvitation): string => {
  const part = ends_on === null ? courseRoleLabels[role] : `Stand in until ${formatDay(ends_on)}`;
  return [part, `asked by ${lead.full_name}`, ...(lead.email ? [lead.email] : [])].join(' · ');
};
