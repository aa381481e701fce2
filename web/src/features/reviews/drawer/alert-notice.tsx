import { type Alert, screenPath } from '@inkling/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { AlertAnswers } from '../../alerts/index.ts';
import classes from './review-drawer.module.css';

/** Why the reader is here; the words stand in it too, because a child may have changed them since. */
export const AlertNotice = ({ alert }: { alert: Alert }) => (
  <aside className={classes.alert} aria-label="From an alert">
    <Text size="sm">
      The coach noticed these words. They are marked below unless they have changed since:
    </Text>
    <blockquote>{alert.excerpt}</blockquote>
    <AlertAnswers alert={alert} />
    <Anchor component={Link} size="sm" to={`${screenPath('alerts')}#alert-${alert.id}`}>
      {alert.acknowledged ? 'Back to the alert' : 'Back to the alert, to say what you did'}
    </Anchor>
  </aside>
);
