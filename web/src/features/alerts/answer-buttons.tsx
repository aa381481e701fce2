import type { Alert } from '@inkling/contract';
import { Button, Group } from '@mantine/core';
import { outcomeChoices, outcomeLabels } from './alert-labels.ts';
import { useAnswerAlert } from './alerts.queries.ts';
import { t } from './texts.ts';

interface AnswerButtonsProps {
  alert: Alert;
  onAnswered?: () => void;
}

/** One tap each; the answer that stands is pressed. */
export const AnswerButtons = ({ alert, onAnswered }: AnswerButtonsProps) => {
  const answer = useAnswerAlert(alert.id);
  return (
    <Group
      component="fieldset"
      gap="xs"
      mt="sm"
      bd={0}
      p={0}
      aria-label={t.whatCameOfItFor(alert.student.full_name)}
    >
      {outcomeChoices.map((outcome) => (
        <Button
          key={outcome}
          variant="default"
          aria-pressed={alert.acknowledged?.outcome === outcome}
          loading={answer.isPending && answer.variables.outcome === outcome}
          disabled={answer.isPending}
          onClick={() => answer.mutate({ outcome }, { onSuccess: onAnswered })}
        >
          {outcomeLabels[outcome]}
        </Button>
      ))}
    </Group>
  );
};
