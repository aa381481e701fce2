import { screenPath } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'We could not take your payment';

export interface PaymentProblem {
  plan: string;
}

export const Letter = ({ around, plan }: PaymentProblem & { around: Surroundings }) => (
  <Frame title="A payment did not go through" preview="Your plan goes on for now." around={around}>
    <P>
      The latest payment for {plan} was declined. Your plan goes on for now: we will try again over the next
      days. If it still does not work, your family goes back to the Free Plan. No writing is lost either way.
    </P>
    <P>Most often a card has expired. You can put in another one under Billing.</P>
    <Action href={around.publicUrl + screenPath('parent-billing')}>Check your payment details</Action>
  </Frame>
);
