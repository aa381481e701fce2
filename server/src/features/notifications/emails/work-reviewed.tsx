import type { NotificationTopic } from '@inkling/contract';
import { capitalised } from '../child-display-names.ts';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'News about a writing from the teacher';
export const topic: NotificationTopic = 'feedback';

export interface WorkReviewed {
  action: 'comment' | 'score' | 'return';
  title: string;
  /** The teacher, as the child knows them. */
  who: string;
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
  <Layout title="News from the teacher" preview={title} context={context}>
    <Paragraph>
      {child ? `${capitalised(child)}'s teacher` : who} {actionTexts[action]} <strong>{title}</strong>.
    </Paragraph>
    <Action href={link}>{child ? 'See how it is going' : 'Open the writing'}</Action>
  </Layout>
);
