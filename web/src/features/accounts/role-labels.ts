import type { Role } from '@inkling/contract';
import { t } from './texts.ts';

export const roleLabels: Record<Role, string> = {
  student: t.student,
  teacher: t.teacher,
  parent: t.parent,
};
