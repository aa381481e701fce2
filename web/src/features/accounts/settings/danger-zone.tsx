import { type Role, screens } from '@inkling/contract';
import { Button, Card, Group, Modal, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { clearSession } from '../../../api/session.ts';
import { accounts } from '../../../api/typed-calls.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { t } from './texts.ts';

const consequences: Record<Role, string> = {
  parent: t.yourAccountYourChildrensAccounts,
  teacher: t.yourAccountAndWhatBelongs,
  student: t.yourAccountIsDeletedFor,
};

const DeleteForm = ({ role, onCancel }: { role: Role; onCancel: () => void }) => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(accounts.deleteMine),
    onSuccess: async () => {
      toastSuccess(t.accountDeletedSuccessfully);
      clearSession(queryClient);
      await navigate(screens.login.path);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const meant = typed === 'delete';
    setProblem(meant ? null : t.pleaseEnterDeleteToConfirm);
    if (meant) remove.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t.thisCannotBeUndone(consequences[role])}</Text>
        <TextInput
          label={t.typeDeleteToConfirm}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={problem}
          autoComplete="off"
          autoCapitalize="none"
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button type="submit" color="red.8" loading={remove.isPending}>
            {t.deleteAccount}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

export const DangerZone = ({ role }: { role: Role }) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <Card component="section" aria-label={t.dangerZone} style={{ borderColor: 'var(--danger)' }}>
      <Title order={2} fz="h3" c="var(--danger)">
        {t.dangerZone}
      </Title>
      <Group justify="space-between" gap="md" mt="xs">
        <Text flex="1 1 16rem">{consequences[role]}</Text>
        <Button color="red.8" variant="outline" c="var(--danger)" bd="1px solid var(--danger)" onClick={open}>
          {t.deleteAccount}
        </Button>
      </Group>
      <Modal
        opened={opened}
        onClose={close}
        title={t.deleteAccount}
        closeButtonProps={{ 'aria-label': t.close }}
      >
        <DeleteForm role={role} onCancel={close} />
      </Modal>
    </Card>
  );
};
