import { erasureForm } from '@inkling/contract';
import { Text, TextInput } from '@mantine/core';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useAskForErasure } from './school-data.queries.ts';

/** A week later it is done; until then every admin can stop it. */
export const ErasureForm = ({ school, onClose }: { school: string; onClose: () => void }) => {
  const { form, dialog } = useDialogForm({
    initialValues: { name: '' },
    schema: erasureForm,
    bodyOf: (values) => values,
    save: useAskForErasure(),
    onClose,
  });
  return (
    <FormDialog title={`Delete ${school}?`} submit="Delete it in a week" {...dialog}>
      <Text>
        Everybody on the staff is told. For a week each admin can stop it here; after that nobody can bring it
        back.
      </Text>
      <TextInput
        label={`Type the name of the school: ${school}`}
        autoComplete="off"
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
};
