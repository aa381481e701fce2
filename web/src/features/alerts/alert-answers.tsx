import type { Alert } from '@inkling/contract';
import { Text } from '@mantine/core';
import { useUser } from '../../api/session.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { outcomeLabels } from './alert-labels.ts';
import classes from './alerts.module.css';

/** Everything that was answered, by whom and when; an answer that was changed later stays in the list. */
export const AlertAnswers = ({ alert }: { alert: Alert }) => {
  const me = useUser()?.id;
  if (alert.answers.length === 0) return null;
  const nameOf = (by: Alert['answers'][number]['by']): string => {
    if (by?.id === me) return 'You';
    return by ? `${by.full_name} (${by.role})` : 'Somebody whose account is gone';
  };
  return (
    <ul className={classes.answers} aria-label="Answers">
      {alert.answers.map(({ by, at, outcome, note }) => (
        <li key={`${by?.id} ${at}`}>
          <Text size="sm">
            <strong>{outcomeLabels[outcome]}</strong>: {nameOf(by)}, {formatDateTime(at)}
          </Text>
          {note && (
            <Text size="sm" className={classes.note}>
              {note}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
};
