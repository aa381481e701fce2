import { type Alert, screens } from '@inkling/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../ui/dates.ts';
import { Rows } from '../../ui/rows.tsx';
import { AlertAnswers } from './alert-answers.tsx';
import { levelLabels } from './alert-labels.ts';
import { t } from './texts.ts';

/** Worries that somebody has dealt with, each with what was done about it, and its words one click away. */
export const AnsweredAlertLinks = ({ alerts }: { alerts: Alert[] }) => (
  <Rows>
    {alerts.map((alert) => (
      <li key={alert.id}>
        <Anchor
          component={Link}
          to={`${screens.alerts.path}#alert-${alert.id}`}
          py={6}
          display="inline-block"
        >
          {t.levelAndDay(levelLabels[alert.level].label, formatDate(alert.created_at))}
        </Anchor>
        {alert.writing && (
          <Text span c="dimmed">
            {' '}
            {t.inPiece(alert.writing.title)}
          </Text>
        )}
        <AlertAnswers alert={alert} />
      </li>
    ))}
  </Rows>
);
