import { screens } from '@inkling/contract';
import { Anchor, Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import textClasses from '../../ui/theme/text.module.css';
import { unansweredAlerts } from './alerts.queries.ts';
import { t } from './texts.ts';
import { UncertainAlerts } from './uncertain-alerts.tsx';

/** A dashboard has other things to show: the rest of the quiet list is one tap away. */
const mostUncertain = 2;

const AllAlerts = ({ children }: { children: string }) => (
  <Anchor component={Link} to={screens.alerts.path} className={textClasses.touch}>
    {children}
  </Anchor>
);

/** What is only worth a look, and the way to all alerts: below what a dashboard is there for. */
export const LessUrgentAlerts = () => {
  const quiet = useQuery(unansweredAlerts('look', 1, mostUncertain)).data;
  if (!quiet) return null;
  const more = quiet.meta.total - quiet.items.length;
  return (
    <Box mb="xl">
      {quiet.items.length > 0 && (
        <UncertainAlerts page={quiet}>
          {more > 0 && <AllAlerts>{t.seeAllThatAreWorth(quiet.meta.total)}</AllAlerts>}
        </UncertainAlerts>
      )}
      <AllAlerts>{t.allAlertsAndAnswers}</AllAlerts>
    </Box>
  );
};
