import { gradeNames, type Student } from '@inkling/contract';
import { fileUrl } from '../files/index.ts';
import type { StudentRow } from './student-list.queries.ts';
import { removalScope, studentPermissions } from './students.policy.ts';

export const presentStudent = ({ student, avatar, joined_at, ...facts }: StudentRow): Student => ({
  id: student.id,
  created_at: student.created_at.toISOString(),
  updated_at: student.updated_at.toISOString(),
  full_name: student.full_name,
  screen_name: student.screen_name,
  email: student.email,
  grade_level: student.grade_level,
  grade: gradeNames[(student.grade_level ?? 0) - 1] ?? null,
  avatar: avatar && { url: fileUrl(avatar), filename: avatar.filename },
  joinedAt: joined_at.toISOString(),
  permissions: studentPermissions(facts),
  removal: removalScope(facts),
});
