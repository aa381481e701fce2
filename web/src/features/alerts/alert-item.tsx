import type { Alert } from '@inkling/contract';
import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { withElements } from '../../language/with-elements.tsx';
import { StudentLink } from '../../shared/student-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import surface from '../../ui/theme/surface.module.css';
import { AlertAnswers } from './alert-answers.tsx';
import { concernOf, levelLabels, urgencyOf } from './alert-labels.ts';
import { AlertPassage } from './alert-passage.tsx';
import classes from './alerts.module.css';
import { AnswerButtons } from './answer-buttons.tsx';
import { NoteForm } from './note-form.tsx';
import { t } from './texts.ts';

/** What can still be done with an answered one: change the answer, or say more. */
const AnsweredTools = ({
  alert,
  outcome,
}: {
  alert: Alert;
  outcome: Alert['answers'][number]['outcome'];
}) => {
  const [open, setOpen] = useState<'answer' | 'note' | null>(null);
  const close = () => setOpen(null);
  const name = alert.student.full_name;
  if (open === 'answer') return <AnswerButtons alert={alert} onAnswered={close} />;
  if (open === 'note') return <NoteForm id={alert.id} outcome={outcome} onClose={close} />;
  return (
    <Group gap="xs" mt="sm">
      <Button variant="default" onClick={() => setOpen('answer')} aria-label={t.changeTheAnswerAbout(name)}>
        {t.changeTheAnswer}
      </Button>
      <Button variant="default" onClick={() => setOpen('note')} aria-label={t.addANoteAbout(name)}>
        {t.addANote}
      </Button>
    </Group>
  );
};

export const AlertItem = ({ alert }: { alert: Alert }) => {
  const { label, tone } = levelLabels[alert.level];
  const urgency = urgencyOf[alert.severity];
  const own = alert.acknowledged;
  const anchor = `alert-${alert.id}`;
  const isTold = useLocation().hash === `#${anchor}`;
  return (
    <Box
      component="li"
      className={`${surface.inset} ${classes.item}`}
      id={anchor}
      data-told={isTold || undefined}
    >
      <Group justify="space-between" gap="xs">
        <Title order={3} fz={alert.level === 'sure' ? undefined : 'md'}>
          {withElements(concernOf(alert), { child: () => <StudentLink student={alert.student} /> })}
        </Title>
        <Chip tone={own ? 'rest' : tone}>{label}</Chip>
      </Group>
      {urgency && !own && <Text fw={600}>{urgency}</Text>}
      <AlertPassage alert={alert} />
      <AlertAnswers alert={alert} />
      {own ? <AnsweredTools alert={alert} outcome={own.outcome} /> : <AnswerButtons alert={alert} />}
    </Box>
  );
};
