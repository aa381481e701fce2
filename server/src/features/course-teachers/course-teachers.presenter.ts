import type { CourseTeacher } from '@inkling/contract';
import { colleaguePermissions } from './course-teachers.policy.ts';
import type { CourseTeacherRow } from './course-teachers.queries.ts';

export const presentCourseTeachers = (
  rows: CourseTeacherRow[],
  { callerId, today }: { callerId: number; today: string },
): CourseTeacher[] => {
  const callerIsLead = rows.some(({ id, role }) => id === callerId && role === 'lead');
  return rows.map(({ role, ends_on, is_invited, ...teacher }) => ({
    teacher: { id: teacher.id, full_name: teacher.full_name, email: teacher.email },
    role,
    ends_on,
    has_ended: ends_on !== null && ends_on < today,
    is_invited,
    permissions: colleaguePermissions(callerIsLead, { role, is_invited, is_self: teacher.id === callerId }),
  }));
};
