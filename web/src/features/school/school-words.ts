import { pluralise, type SchoolRole, type StaffMember } from '@inkling/contract';

export const schoolRoleLabels: Record<SchoolRole, string> = { admin: 'Admin', teacher: 'Teacher' };

/** What somebody does in the school. */
export const partOf = ({ role, has_joined, classes_count }: StaffMember): string => {
  if (!has_joined) return 'Invited';
  const classes = classes_count > 0 ? ` · leads ${pluralise(classes_count, 'class', 'classes')}` : '';
  return schoolRoleLabels[role] + classes;
};

export const removalQuestion = ({ full_name, has_joined }: StaffMember) => ({
  title: has_joined ? `Remove ${full_name} from the school?` : `Take the invitation of ${full_name} back?`,
  message: has_joined
    ? `${full_name} keeps the account and leaves every class of colleagues here at once.`
    : 'Nothing changes in their account.',
  confirm: has_joined ? 'Remove' : 'Take back',
  danger: true,
});
