import { newConnection, type SignOnConnection, signOnProviders } from '@inkling/contract';
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { usePageForm } from '../../shared/form/use-page-form.ts';
import { DisabledWhile } from '../../ui/form/disabled-while.tsx';
import { useCloseTopmost } from '../../ui/use-close-topmost.ts';
import { useAddConnection } from './sign-on.queries.ts';
import { providerLabels } from './sign-on-words.ts';

interface AddConnectionFormProps {
  onClose: () => void;
  onAdded: (connection: SignOnConnection) => void;
}

const providers = signOnProviders.map((value) => ({ value, label: providerLabels[value] }));

/** Only who runs the school's sign-in: everything else comes once the addresses to copy are known. */
export const AddConnectionForm = ({ onClose, onAdded }: AddConnectionFormProps) => {
  const add = useAddConnection();
  const { form, letGo, submit, showErrors } = usePageForm({
    initialValues: { provider: 'google', tenant: '', issuer: '' },
    schema: newConnection,
    bodyOf: (values) => values,
    isSaving: add.isPending,
  });
  const close = () => {
    letGo();
    onClose();
  };
  const onSubmit = submit((body) =>
    add.mutate(body, {
      onSuccess: (added) => {
        letGo();
        onAdded(added);
      },
      onError: showErrors,
    }),
  );
  return (
    <Modal opened {...useCloseTopmost(close)} title="Add a sign-on">
      <form onSubmit={onSubmit} noValidate>
        <DisabledWhile isSaving={add.isPending}>
          <Stack gap="md">
            <Select
              label="Who runs your school’s accounts?"
              data={providers}
              allowDeselect={false}
              data-autofocus
              {...form.getInputProps('provider')}
            />
            {form.values.provider === 'microsoft' && (
              <TextInput
                label="Directory (tenant) ID"
                description="It stands on the overview page of the Entra admin center."
                autoComplete="off"
                withAsterisk
                {...form.getInputProps('tenant')}
              />
            )}
            {form.values.provider === 'other' && (
              <TextInput
                label="Issuer"
                description="The address your provider states, for example https://login.school.example"
                type="url"
                autoComplete="off"
                withAsterisk
                {...form.getInputProps('issuer')}
              />
            )}
          </Stack>
        </DisabledWhile>
        <Group mt="lg" gap="sm" justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="coral" loading={add.isPending}>
            Continue
          </Button>
        </Group>
      </form>
    </Modal>
  );
};
