import type { AlertOutcome } from '@inkling/contract';
import { Box, Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUser } from '../../api/session.ts';
import { useAnswerAlert } from './alerts.queries.ts';
import { t } from './texts.ts';

interface NoteFormProps {
  id: number;
  outcome: AlertOutcome;
  onClose: () => void;
}

/** A note goes to the answer that stands. */
export const NoteForm = ({ id, outcome, onClose }: NoteFormProps) => {
  const reader = useUser()?.role === 'parent' ? 'parent' : 'teacher';
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
        label={t.yourNote}
        description={t.whoReadsTheNote[reader]}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={2000}
        autosize
        minRows={2}
        ref={field}
      />
      <Group gap="sm" mt="sm">
        <Button type="submit" loading={answer.isPending}>
          {t.keepTheNote}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t.cancel}
        </Button>
      </Group>
    </Box>
  );
};
