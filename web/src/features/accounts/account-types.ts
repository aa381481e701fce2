import type { Role } from '@inkling/contract';

export const accountTypes: Record<Role, string> = {
  student: 'Student',
  teacher: 'Teacher',
  parent: 'Parent',
};
