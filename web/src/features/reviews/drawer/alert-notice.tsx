import type { Alert } from '@inkling/contract';
import { Text } from '@mantine/core';
import classes from './review-drawer.module.css';

/** Why the reader is here; the words stand in it too, because a child may have changed them since. */
export const AlertNotice = ({ alert }: { alert: Alert }) => (
  <aside className={classes.alert} aria-label="From an alert">
    <Text size="sm">
      The coach noticed these words. They are marked below unless they have changed since:
    </Text>
    <blockquote>{alert.excerpt}</blockquote>
  </aside>
);
