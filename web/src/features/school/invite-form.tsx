import { invitationForm, schoolRoles } from '@inkling/contract';
import { Select, TextInput } from '@mantine/core';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useInviteStaff } from './school.queries.ts';
import { schoolRoleLabels } from './school-texts.ts';

const roles = schoolRoles.map((role) => ({ value: role, label: schoolRoleLabels[role] }));

export const InviteForm = ({ onClose }: { onClose: () => void }) => {
  const { form, dialog } = useDialogForm({
    initialValues: { full_name: '', email: '', role: 'teacher' },
    schema: invitationForm,
    bodyOf: (values) => values,
    save: useInviteStaff(),
    onClose,
  });
  return (
    <FormDialog title="Invite a teacher" submit="Send invitation" {...dialog}>
      <TextInput
        label="Full Name"
        autoComplete="off"
        withAsterisk
        data-autofocus
        {...form.getInputProps('full_name')}
      />
      <TextInput
        label="Email Address"
        description="They get an email, and join by themselves."
        type="email"
        autoComplete="off"
        withAsterisk
        {...form.getInputProps('email')}
      />
      <Select
        label="Part in the school"
        description={
          form.values.role === 'admin'
            ? 'Invites and removes staff, and hands classes over.'
            : 'Leads classes of their own and shares those of colleagues.'
        }
        data={roles}
        allowDeselect={false}
        {...form.getInputProps('role')}
      />
    </FormDialog>
  );
};
