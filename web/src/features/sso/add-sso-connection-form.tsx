import { newConnection, type SsoConnection, ssoProviders } from '@inkling/contract';
import { Select, TextInput } from '@mantine/core';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useAddConnection } from './sso.queries.ts';
import { providerLabels } from './sso-texts.ts';

interface AddConnectionFormProps {
  onClose: () => void;
  onAdded: (connection: SsoConnection) => void;
}

const providers = ssoProviders.map((value) => ({ value, label: providerLabels[value] }));

/** Only who runs the school's sign-in: everything else comes once the addresses to copy are known. */
export const AddConnectionForm = ({ onClose, onAdded }: AddConnectionFormProps) => {
  const { form, dialog } = useDialogForm({
    initialValues: { provider: 'google', tenant: '', issuer: '' },
    schema: newConnection,
    bodyOf: (values) => values,
    save: useAddConnection(),
    onClose,
    onSaved: onAdded,
  });
  return (
    <FormDialog title="Add a sign-on" submit="Continue" {...dialog}>
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
    </FormDialog>
  );
};
