import type { Alert } from '@inkling/contract';
import { Box, Button, Group, Text, Textarea, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { concernOf, severityLabels, sourceLabels } from './alert-labels.ts';
import { useAcknowledge } from './alerts.queries.ts';
import classes from './alerts-card.module.css';

const AcknowledgeForm = ({ id, onCancel }: { id: number; onCancel: () => void }) => {
  const [note, setNote] = useState('');
  const acknowledge = useAcknowledge(id);
  const field = useRef<HTMLTextAreaElement>(null);
  // Opened by a button that is gone now, so the keyboard goes on here.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    acknowledge.mutate(note);
  };
  return (
    <Box onSubmit={submit} component="form" mt="sm" maw="36rem">
      <Textarea
        label="A note for yourself (optional)"
        description="What you did or plan to do"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={2000}
        autosize
        minRows={2}
        ref={field}
      />
      <Group gap="sm" mt="sm">
        <Button type="submit" loading={acknowledge.isPending}>
          I have looked after this
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Box>
  );
};

export const AlertItem = ({ alert }: { alert: Alert }) => {
  const [answering, { open, close }] = useDisclosure();
  const { label, tone } = severityLabels[alert.severity];
  const name = alert.student.full_name;
  return (
    <Box component="li" py="md" px="md" bg="var(--sheet-inset)" bdrs="lg" data-severity={alert.severity}>
      <Group justify="space-between" gap="xs">
        <Title order={3}>
          {name} {concernOf(alert.category)}
        </Title>
        <Chip tone={tone}>{label}</Chip>
      </Group>
      <blockquote className={classes.excerpt}>{alert.excerpt}</blockquote>
      <Text size="sm" c="dimmed">
        {sourceLabels[alert.source]}
        {alert.writing && (
          <>
            {' '}
            while writing <strong>{alert.writing.title}</strong>
          </>
        )}
        , {formatDateTime(alert.created_at)}
      </Text>
      {answering ? (
        <AcknowledgeForm id={alert.id} onCancel={close} />
      ) : (
        <Button variant="default" mt="sm" onClick={open} aria-label={`I have seen this about ${name}`}>
          I have seen this
        </Button>
      )}
    </Box>
  );
};
