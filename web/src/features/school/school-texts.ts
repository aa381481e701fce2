import {
  type InvitedRole,
  pluralise,
  type ReliefTeacher,
  type Role,
  type SchoolInvitation,
  type StaffMember,
} from '@inkling/contract';

/** Whoever is in the record. */
export const roleTexts: Record<Role, string> = { teacher: 'Teacher', student: 'Student', parent: 'Parent' };

export const schoolRoleLabels: Record<InvitedRole, string> = {
  admin: 'Admin',
  teacher: 'Teacher',
  relief: 'Relief teacher',
};

/** What somebody with this part does. */
export const schoolRoleTexts: Record<InvitedRole, string> = {
  admin: 'Invites and removes staff, and hands classes over.',
  teacher: 'Leads classes of their own and shares those of colleagues.',
  relief: 'Stands in in the classes they are put into, and sees nothing else of the school.',
};

export const endReliefQuestion = ({ full_name, classes }: ReliefTeacher) => ({
  title: `End ${full_name}’s part in the school?`,
  message:
    classes.length === 0
      ? `${full_name} can no longer be put into classes here.`
      : `${full_name} leaves ${pluralise(classes.length, 'class', 'classes')} at once: ${classes.map(({ title }) => title).join(', ')}.`,
  confirm: 'End it',
  danger: true,
});

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
