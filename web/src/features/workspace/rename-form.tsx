import type { Writing } from '@inkling/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';

interface RenameFormProps {
  writing: Writing;
  onRenamed: (title: string) => void;
  onClose: () => void;
}

const useRename = ({ writing, onRenamed, onClose }: RenameFormProps) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (title: string) =>
      call(writings.renameWriting, { params: { id: writing.id }, body: { title } }),
    // Said below the field.
    meta: { silent: true },
    onSuccess: ({ title }) => {
      onRenamed(title);
      onClose();
      void queryClient.invalidateQueries({ queryKey: ['writings', 'list'] });
    },
  });
};

export const RenameForm = (props: RenameFormProps) => {
  const [typed, setTyped] = useState(props.writing.title);
  const rename = useRename(props);
  const { error } = rename;
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(typed);
  };
  return (
    <form onSubmit={save}>
      <TextInput
        aria-label="Title"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        maxLength={200}
        error={error && ((error instanceof ApiError && error.fields.title) || error.message)}
        data-autofocus
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="sm" px="md" loading={rename.isPending} disabled={typed.trim() === ''}>
          Save title
        </Button>
        <Button size="sm" px="md" variant="default" onClick={props.onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
};
