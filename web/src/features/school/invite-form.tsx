import { type InvitedRole, invitationForm, invitedRoles } from '@inkling/contract';
import { Select, TextInput } from '@mantine/core';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { localToday } from '../../ui/local-today.ts';
import { useInviteStaff } from './school.queries.ts';
import { schoolRoleLabels, schoolRoleTexts } from './school-texts.ts';

const roles = invitedRoles.map((role) => ({ value: role, label: schoolRoleLabels[role] }));

export const InviteForm = ({ onClose }: { onClose: () => void }) => {
  const { form, dialog } = useDialogForm({
    initialValues: { full_name: '', email: '', role: 'teacher' as InvitedRole, ends_on: '' },
    schema: invitationForm,
    bodyOf: ({ ends_on, ...values }) => ({
      ...values,
      ends_on: values.role === 'relief' && ends_on !== '' ? ends_on : null,
    }),
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
        description={schoolRoleTexts[form.values.role]}
        data={roles}
        allowDeselect={false}
        {...form.getInputProps('role')}
      />
      {form.values.role === 'relief' && (
        <TextInput
          label="Last day"
          description="From the day after, every class of the school is closed to them."
          type="date"
          min={localToday()}
          withAsterisk
          {...form.getInputProps('ends_on')}
        />
      )}
    </FormDialog>
  );
};
