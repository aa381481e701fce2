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

const consequences: Record<Role, string> = {
  parent:
    "Your account, your children's accounts and everything they have written are deleted for good: drafts, chats, feedback, reports and files, for you and for teachers. A paid plan ends at once. Invoices stay with the payment provider, as tax law asks; they hold nothing about your children. You can download a copy of each child's work first, under My Children.",
  teacher: 'Your account and what belongs only to you are deleted for good.',
  student: 'Your account is deleted for good.',
};

const DeleteForm = ({ role, onCancel }: { role: Role; onCancel: () => void }) => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(accounts.deleteMine),
    onSuccess: async () => {
      toastSuccess('Account deleted successfully');
      clearSession(queryClient);
      await navigate(screens.login.path);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const meant = typed === 'delete';
    setProblem(meant ? null : 'Please enter "delete" to confirm');
    if (meant) remove.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{consequences[role]} This cannot be undone.</Text>
        <TextInput
          label='Type "delete" to confirm'
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={problem}
          autoComplete="off"
          autoCapitalize="none"
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" color="red.8" loading={remove.isPending}>
            Delete account
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

export const DangerZone = ({ role }: { role: Role }) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <Card component="section" aria-label="Danger Zone" style={{ borderColor: 'var(--danger)' }}>
      <Title order={2} fz="h3" c="var(--danger)">
        Danger Zone
      </Title>
      <Group justify="space-between" gap="md" mt="xs">
        <Text flex="1 1 16rem">{consequences[role]}</Text>
        <Button color="red.8" variant="outline" c="var(--danger)" bd="1px solid var(--danger)" onClick={open}>
          Delete account
        </Button>
      </Group>
      <Modal
        opened={opened}
        onClose={close}
        title="Delete account"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <DeleteForm role={role} onCancel={close} />
      </Modal>
    </Card>
  );
};
