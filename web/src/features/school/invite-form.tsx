import { invitationForm, schoolRoles } from '@inkling/contract';
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { usePageForm } from '../../shared/form/use-page-form.ts';
import { DisabledWhile } from '../../ui/form/disabled-while.tsx';
import { useCloseTopmost } from '../../ui/use-close-topmost.ts';
import { useInvite } from './school.queries.ts';
import { schoolRoleLabels } from './school-words.ts';

const roles = schoolRoles.map((role) => ({ value: role, label: schoolRoleLabels[role] }));

export const InviteForm = ({ onClose }: { onClose: () => void }) => {
  const invite = useInvite();
  const { form, letGo, submit, showErrors } = usePageForm({
    initialValues: { full_name: '', email: '', role: 'teacher' },
    schema: invitationForm,
    bodyOf: (values) => values,
    isSaving: invite.isPending,
  });
  const close = () => {
    letGo();
    onClose();
  };
  const onSubmit = submit((body) => invite.mutate(body, { onSuccess: close, onError: showErrors }));
  return (
    <Modal opened {...useCloseTopmost(close)} title="Invite a teacher">
      <form onSubmit={onSubmit} noValidate>
        <DisabledWhile isSaving={invite.isPending}>
          <Stack gap="md">
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
          </Stack>
        </DisabledWhile>
        <Group mt="lg" gap="sm" justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="coral" loading={invite.isPending}>
            Send invitation
          </Button>
        </Group>
      </form>
    </Modal>
  );
};
