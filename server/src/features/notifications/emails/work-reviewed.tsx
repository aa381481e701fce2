import type { NotificationTopic } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = ({ who }: WorkReviewed): string => `News about a writing from ${who ?? 'the teacher'}`;
export const topic: NotificationTopic = 'feedback';

export interface WorkReviewed {
  action: 'comment' | 'score' | 'return';
  title: string;
  /** The teacher, as the child knows them; null where their account is gone. */
  who: string | null;
  /** The child's name in the email to a parent; null in the child's own. */
  child: string | null;
  link: string;
}

const actionTexts = {
  comment: 'wrote a comment on',
  score: 'gave a score to',
  return: 'would love to see another draft of',
} as const;

export const Email = ({
  context,
  action,
  title,
  who,
  child,
  link,
}: WorkReviewed & { context: EmailContext }) => (
  <Layout title={`News from ${who ?? 'the teacher'}`} preview={title} context={context}>
    <Paragraph>
      {who ?? 'A teacher'} {actionTexts[action]} {child && `${child}'s `}
      <strong>{title}</strong>.
    </Paragraph>
    <Action href={link}>{child ? 'See how it is going' : 'Open the writing'}</Action>
  </Layout>
);
