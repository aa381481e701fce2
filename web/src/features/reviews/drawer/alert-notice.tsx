import { type Alert, screenPath } from '@inkling/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { langOfWriting } from '../../../language/language.ts';
import surface from '../../../ui/theme/surface.module.css';
import textClasses from '../../../ui/theme/text.module.css';
import { AlertAnswers } from '../../alerts/index.ts';
import { t } from './texts.ts';

/** Why the reader is here; the words stand in it too, because a child may have changed them since. */
export const AlertNotice = ({ alert }: { alert: Alert }) => (
  <aside className={surface.inset} data-tone="sun" aria-label={t.fromAnAlert}>
    <Text size="sm">{t.theCoachNoticedTheseWords}</Text>
    <Text component="blockquote" fw={500} lang={langOfWriting}>
      {alert.excerpt}
    </Text>
    <AlertAnswers alert={alert} />
    <Anchor
      component={Link}
      size="sm"
      c="inherit"
      underline="always"
      className={textClasses.touch}
      to={`${screenPath('alerts')}#alert-${alert.id}`}
    >
      {alert.acknowledged ? t.backToTheAlert : t.backToTheAlertToSay}
    </Anchor>
  </aside>
);
