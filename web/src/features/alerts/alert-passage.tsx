import { type Alert, screenPath } from '@inkling/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '../../ui/dates.ts';
import { sourceLabels } from './alert-labels.ts';
import classes from './alerts.module.css';

const Where = ({ alert }: { alert: Alert }) => {
  const { writing, source } = alert;
  return (
    <Text size="sm" c="dimmed">
      {sourceLabels[source]}
      {writing && (
        <>
          {source === 'chat' ? ' while writing ' : ' of '}
          <strong>{writing.title}</strong>
        </>
      )}
      , {formatDateTime(alert.created_at)}
    </Text>
  );
};

/** The child's words between their neighbours, and the way to where they stand. */
export const AlertPassage = ({ alert }: { alert: Alert }) => {
  const { before, excerpt, after, writing } = alert;
  return (
    <>
      <blockquote className={classes.passage}>
        {before && <span className={classes.around}>{before} </span>}
        <mark className={classes.words}>{excerpt}</mark>
        {after && <span className={classes.around}> {after}</span>}
      </blockquote>
      <Where alert={alert} />
      {writing && alert.permissions.open_writing && (
        <Anchor
          component={Link}
          className={classes.open}
          size="sm"
          to={screenPath('feedback', {}, { writing: String(writing.id), alert: String(alert.id) })}
        >
          {alert.source === 'chat' ? 'Open the chat at these words' : 'Open the writing at these words'}
        </Anchor>
      )}
    </>
  );
};
