import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Your plan is active';

export interface SubscriptionStarted {
  plan: string;
  /** Each time it renews, as "A$49.00 per month". */
  price: string;
  /** A day in words. */
  renews: string;
}

export const Email = ({ context, plan, price, renews }: SubscriptionStarted & { context: EmailContext }) => (
  <Layout title="Thank you" preview={`${plan} is active for your family.`} context={context}>
    <Paragraph>
      {plan} is active for your whole family. Your children can begin as many writings as they like, you can
      add up to 5 children, and you can read their drafts and the coach's feedback beside what they finish.
    </Paragraph>
    <Paragraph>
      It renews on {renews}, {price}. You can change or cancel it at any time under Billing.
    </Paragraph>
    <Action href={context.publicUrl + screenPath('parent-billing')}>See your plan</Action>
  </Layout>
);
