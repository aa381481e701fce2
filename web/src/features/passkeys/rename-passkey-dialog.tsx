import { type Passkey, passkeyName } from '@inkling/contract';
import { Button, Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useRenamePasskey } from './passkeys.queries.ts';
import { t } from './texts.ts';

const RenameForm = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const rename = useRenamePasskey(onClose);
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: { name: (name) => passkeyName.safeParse(name).error?.issues[0]?.message ?? null },
  });
  return (
    <form onSubmit={form.onSubmit(({ name }) => rename.mutate({ id: passkey.id, name }))} noValidate>
      <TextInput
        label={t.name}
        description={t.soThatYouKnowIt}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <DialogFooter onCancel={onClose}>
        <Button type="submit" loading={rename.isPending}>
          {t.save}
        </Button>
      </DialogFooter>
    </form>
  );
};

export const RenamePasskeyDialog = ({
  passkey,
  onClose,
}: {
  passkey: Passkey | null;
  onClose: () => void;
}) => (
  <Modal
    opened={passkey !== null}
    onClose={onClose}
    title={t.renameThePasskey}
    closeButtonProps={{ 'aria-label': t.close }}
  >
    {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
  </Modal>
);
