import type { Writing } from '@inkling/contract';
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';

interface WritingTitleProps {
  writing: Writing;
  onRenamed: (title: string) => void;
}

const useRename = ({ writing, onRenamed }: WritingTitleProps, onDone: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (title: string) =>
      call(writings.renameWriting, { params: { id: writing.id }, body: { title } }),
    // Said below the field.
    meta: { silent: true },
    onSuccess: ({ title }) => {
      onRenamed(title);
      onDone();
      void queryClient.invalidateQueries({ queryKey: ['writings', 'list'] });
    },
  });
};

/** The title, and a way to a better one for the child who chose it. */
export const WritingTitle = (props: WritingTitleProps) => {
  const { title } = props.writing;
  const [typed, setTyped] = useState<string | null>(null);
  const rename = useRename(props, () => setTyped(null));
  if (typed === null)
    return (
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <span>{title}</span>
        <ActionIcon variant="subtle" size={44} aria-label="Change the title" onClick={() => setTyped(title)}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </Group>
    );
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
        <Button size="sm" px="md" variant="default" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </Group>
    </form>
  );
};
