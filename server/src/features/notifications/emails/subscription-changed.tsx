import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export interface SubscriptionChanged {
  what: 'plan-changed' | 'cancelled' | 'resumed' | 'paid';
  plan: string;
  /** With the currency and the interval, as "A$49.00 per month". */
  price: string;
  /** The day it renews or ends, in words. */
  day: string;
}

type Props = SubscriptionChanged;

const subjects: Record<Props['what'], string> = {
  'plan-changed': 'Your plan has changed',
  cancelled: 'Your plan is cancelled',
  resumed: 'Your plan goes on',
  paid: 'Receipt for your plan',
};
export const subject = ({ what }: Props): string => subjects[what];

const texts: Record<Props['what'], (props: Props) => string> = {
  'plan-changed': ({ plan, price, day }) =>
    `Your family now has ${plan}, ${price}. It renews on ${day}. What was paid is in the payment details under Billing.`,
  cancelled: ({ plan, price, day }) =>
    `${plan} stays active until ${day}. Nothing more will be charged: the ${price} end with it. After that your family is on the Free Plan: your children keep their accounts and everything they wrote, and you always read what they finish.`,
  resumed: ({ plan, price, day }) =>
    `You keep ${plan}. It renews on ${day}, ${price}. You can cancel at any time under Billing.`,
  paid: ({ plan, price, day }) =>
    `Thank you. We received the payment for ${plan}, ${price}. It is paid until ${day}.`,
};

export const Email = ({ context, ...props }: Props & { context: EmailContext }) => (
  <Layout title={subjects[props.what]} preview={subjects[props.what]} context={context}>
    <Paragraph>{texts[props.what](props)}</Paragraph>
    <Action href={context.publicUrl + screenPath('parent-billing')}>See your plan</Action>
  </Layout>
);
