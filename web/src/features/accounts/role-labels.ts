import type { Role } from '@inkling/contract';

export const roleLabels: Record<Role, string> = {
  student: 'Student',
  teacher: 'Teacher',
  parent: 'Parent',
};
