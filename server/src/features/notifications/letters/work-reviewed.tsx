import type { MailTopic } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'News about a writing from the teacher';
export const topic: MailTopic = 'feedback';

export interface WorkReviewed {
  action: 'comment' | 'score' | 'return';
  title: string;
  /** The child's name in the letter to a parent; null in the child's own. */
  child: string | null;
  link: string;
}

const deeds = {
  comment: 'wrote a comment on',
  score: 'gave a score to',
  return: 'would love to see another draft of',
} as const;

export const Letter = ({ around, action, title, child, link }: WorkReviewed & { around: Surroundings }) => (
  <Frame title="News from the teacher" preview={title} around={around}>
    <P>
      {child ? `${child}'s teacher` : 'Your teacher'} {deeds[action]} <strong>{title}</strong>.
    </P>
    <Action href={link}>{child ? 'See how it is going' : 'Open the writing'}</Action>
  </Frame>
);
