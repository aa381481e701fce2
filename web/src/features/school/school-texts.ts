import {
  pluralise,
  type Role,
  type SchoolInvitation,
  type SchoolRole,
  type StaffMember,
} from '@inkling/contract';

/** Whoever is in the record. */
export const roleTexts: Record<Role, string> = { teacher: 'Teacher', student: 'Student', parent: 'Parent' };

export const schoolRoleLabels: Record<SchoolRole, string> = { admin: 'Admin', teacher: 'Teacher' };

/** What somebody does in the school. */
export const staffRoleText = ({ role, classes_count }: StaffMember): string => {
  const classes = classes_count > 0 ? ` · leads ${pluralise(classes_count, 'class', 'classes')}` : '';
  return schoolRoleLabels[role] + classes;
};

export const removalQuestion = ({ full_name }: StaffMember) => ({
  title: `Remove ${full_name} from the school?`,
  message: `${full_name} keeps the account and leaves every class of colleagues here at once.`,
  confirm: 'Remove',
  danger: true,
});

export const withdrawalQuestion = ({ full_name }: SchoolInvitation) => ({
  title: `Take the invitation of ${full_name} back?`,
  message: 'The link they were sent stops working at once.',
  confirm: 'Take back',
  danger: true,
});

/** Who can take over what a colleague leaves: an admin only where nobody else is there. */
export const successorsOf = (staff: StaffMember[], leaverId: number, ownId: number): StaffMember[] => {
  const rest = staff.filter(({ id }) => id !== leaverId);
  const others = rest.filter(({ id }) => id !== ownId);
  return others.length > 0 ? others : rest;
};
