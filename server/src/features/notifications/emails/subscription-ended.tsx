import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Your plan has ended';

export interface SubscriptionEnded {
  plan: string;
  /** What is no longer charged, as "A$49.00 per month". */
  price: string;
  /** The day it ended, in words. */
  day: string;
  /** More children than the Free Plan lets a family add. */
  tooMany: boolean;
}

export const Email = ({
  context,
  plan,
  price,
  day,
  tooMany,
}: SubscriptionEnded & { context: EmailContext }) => (
  <Layout title="You are on the Free Plan now" preview={`${plan} has ended.`} context={context}>
    <Paragraph>
      {plan}, {price}, ended on {day} and nothing more will be charged. Your children keep their accounts and
      everything they wrote, and can finish what they have begun.
    </Paragraph>
    <Paragraph>
      The Free Plan includes 4 new writings a month for the whole family.
      {tooMany
        ? ' All your children stay; you can add another one when there are fewer than 2, or with a plan.'
        : ' It has room for 2 children.'}
    </Paragraph>
    <Action href={context.publicUrl + screenPath('parent-billing')}>Compare plans</Action>
  </Layout>
);
