import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, P } from './layout.tsx';

export const subject = 'Your plan is active';

export interface SubscriptionStarted {
  plan: string;
  /** A day in words. */
  renews: string;
}

export const Email = ({ context, plan, renews }: SubscriptionStarted & { context: EmailContext }) => (
  <Layout title="Thank you" preview={`${plan} is active for your family.`} context={context}>
    <P>
      {plan} is active for your whole family. Your children can begin as many writings as they like, you can
      add up to 5 children, and you can read their work and feedback.
    </P>
    <P>It renews on {renews}. You can change or cancel it at any time under Billing.</P>
    <Action href={context.publicUrl + screenPath('parent-billing')}>See your plan</Action>
  </Layout>
);
