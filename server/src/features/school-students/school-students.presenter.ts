import type { SchoolStudent } from '@inkling/contract';
import { schoolStudentPermissions } from './school-students.policy.ts';
import type { SchoolStudentRow } from './school-students.queries.ts';

export const presentSchoolStudent = ({ is_linked, ...row }: SchoolStudentRow): SchoolStudent => {
  const archived_at = row.archived_at?.toISOString() ?? null;
  return {
    ...row,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    archived_at,
    permissions: schoolStudentPermissions({ archived_at, is_linked }),
  };
};
