import type { Subscription } from '@inkling/contract';
import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCalendarOff, IconFlask } from '@tabler/icons-react';
import { formatLongDate } from '../../ui/dates.ts';
import { t } from './texts.ts';

/** Said wherever the sandbox stands in for the payment provider. */
export const SandboxNotice = () => (
  <Alert
    color="sun"
    icon={<IconFlask aria-hidden />}
    title={t.paymentSandbox}
    mb="lg"
    styles={{ root: { background: 'var(--sun-wash)' } }}
  >
    {t.noPaymentProviderIsConnected}
  </Alert>
);

/** What a parent must know about the plan before anything else on the page. */
export const PlanNotices = ({ subscription }: { subscription: Subscription }) => {
  const { status, cancel_at_period_end, current_period_end, product_name } = subscription;
  if (status === 'past_due')
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t.aPaymentDidNotGo} mb="lg">
        {t.yourPlanGoesOnWhile}
      </Alert>
    );
  if (!cancel_at_period_end || !current_period_end) return null;
  const day = formatLongDate(new Date(current_period_end));
  return (
    <Alert
      color="ink"
      icon={<IconCalendarOff aria-hidden />}
      title={t.planEndsOn(product_name ?? '', day)}
      mb="lg"
    >
      {t.afterThatYouAreOn}
    </Alert>
  );
};
