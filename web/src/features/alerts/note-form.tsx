import type { AlertOutcome } from '@inkling/contract';
import { Box, Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAnswerAlert } from './alerts.queries.ts';

interface NoteFormProps {
  id: number;
  outcome: AlertOutcome;
  onClose: () => void;
}

/** A note goes to the answer that stands. */
export const NoteForm = ({ id, outcome, onClose }: NoteFormProps) => {
  const [note, setNote] = useState('');
  const answer = useAnswerAlert(id);
  const field = useRef<HTMLTextAreaElement>(null);
  // Opened by a button that is gone now, so the keyboard goes on here.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) answer.mutate({ outcome, note: note.trim() }, { onSuccess: onClose });
  };
  return (
    <Box onSubmit={submit} component="form" mt="sm" maw="36rem">
      <Textarea
        label="Your note"
        description="What you did or plan to do. Other adults don't see it here; it is part of the child's record and of an export of their data."
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={2000}
        autosize
        minRows={2}
        ref={field}
      />
      <Group gap="sm" mt="sm">
        <Button type="submit" loading={answer.isPending}>
          Keep the note
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Box>
  );
};
