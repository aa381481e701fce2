import { type Alert, screenPath } from '@inkling/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { langOfWriting } from '../../language/language.ts';
import { withElements } from '../../language/with-elements.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { Quote } from '../../ui/quote.tsx';
import textClasses from '../../ui/theme/text.module.css';
import classes from './alerts.module.css';
import { t } from './texts.ts';

const Where = ({ alert }: { alert: Alert }) => {
  const { writing, source } = alert;
  return (
    <Text size="sm" c="dimmed">
      {withElements((writing ? t.whereInPiece : t.where)[source], {
        piece: () => <strong lang={langOfWriting}>{writing?.title}</strong>,
        time: () => formatDateTime(alert.created_at),
      })}
    </Text>
  );
};

/** The child's words between their neighbours, and the way to where they stand. */
export const AlertPassage = ({ alert }: { alert: Alert }) => {
  const { before, excerpt, after, writing } = alert;
  return (
    <>
      <Quote my="sm" maw="46rem" c="dimmed">
        {before && <span>{before} </span>}
        <mark className={classes.words}>{excerpt}</mark>
        {after && <span> {after}</span>}
      </Quote>
      <Where alert={alert} />
      {writing && alert.permissions.open_writing && (
        <Anchor
          component={Link}
          className={textClasses.touch}
          size="sm"
          to={screenPath('feedback', {}, { writing: String(writing.id), alert: String(alert.id) })}
        >
          {alert.source === 'chat' ? t.openTheChatAtThese : t.openTheWritingAtThese}
        </Anchor>
      )}
    </>
  );
};
