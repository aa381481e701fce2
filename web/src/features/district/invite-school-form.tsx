import { districtInvitationForm } from '@inkling/contract';
import { TextInput } from '@mantine/core';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useInviteSchool } from './district.queries.ts';

export const InviteSchoolForm = ({ onClose }: { onClose: () => void }) => {
  const { form, dialog } = useDialogForm({
    initialValues: { email: '' },
    schema: districtInvitationForm,
    bodyOf: (values) => values,
    save: useInviteSchool(),
    onClose,
  });
  return (
    <FormDialog title="Invite a school" submit="Invite" {...dialog}>
      <TextInput
        label="Email address of an admin of the school"
        description="The one they sign in with. The invitation stands on their page School, and the school joins by agreeing there."
        type="email"
        autoComplete="off"
        withAsterisk
        data-autofocus
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
};
