import type { Subscription } from '@inkling/contract';
import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCalendarOff, IconFlask } from '@tabler/icons-react';
import { formatLongDate } from '../../ui/dates.ts';

/** Said wherever the sandbox stands in for the payment provider. */
export const SandboxNotice = () => (
  <Alert
    color="sun"
    icon={<IconFlask aria-hidden />}
    title="Payment sandbox"
    mb="lg"
    styles={{ root: { background: 'var(--sun-wash)' } }}
  >
    No payment provider is connected to this Inkling. Payments are only played through: no card is asked for
    and no money moves.
  </Alert>
);

/** What a parent must know about the plan before anything else on the page. */
export const PlanNotices = ({ subscription }: { subscription: Subscription }) => {
  const { status, cancel_at_period_end, current_period_end, product_name } = subscription;
  if (status === 'past_due')
    return (
      <Alert
        color="red"
        icon={<IconAlertTriangle aria-hidden />}
        title="A payment did not go through"
        mb="lg"
      >
        Your plan goes on while we try again over the next days. Please check your payment details under
        Manage Billing.
      </Alert>
    );
  if (!cancel_at_period_end || !current_period_end) return null;
  const day = formatLongDate(new Date(current_period_end));
  return (
    <Alert
      color="ink"
      icon={<IconCalendarOff aria-hidden />}
      title={`${product_name} ends on ${day}`}
      mb="lg"
    >
      After that you are on the Free Plan. All your children keep their accounts and everything they wrote,
      and can finish what they have begun. New writings are limited to 4 a month, and a child can be added
      only while there are fewer than 2. You can keep your plan under Manage Billing.
    </Alert>
  );
};
