import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'We could not take your payment';

export interface PaymentProblem {
  plan: string;
  /** What is due, as "A$49.00 per month". */
  price: string;
  /** Since when, in words. */
  due: string;
}

export const Email = ({ context, plan, price, due }: PaymentProblem & { context: EmailContext }) => (
  <Layout title="A payment did not go through" preview="Your plan goes on for now." context={context}>
    <Paragraph>
      The payment for {plan}, {price}, was due on {due} and was declined. Your plan goes on for now: we will
      try again over the next days. If it still does not work, your family goes back to the Free Plan. No
      writing is lost either way.
    </Paragraph>
    <Paragraph>Most often a card has expired. You can put in another one under Billing.</Paragraph>
    <Action href={context.publicUrl + screenPath('parent-billing')}>Check your payment details</Action>
  </Layout>
);
