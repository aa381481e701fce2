import type { MailTopic } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'New writing to do';
export const topic: MailTopic = 'assignments';

export interface WorkAssigned {
  title: string;
  /** In words, for example "Friday 14 November". */
  due: string | null;
  link: string;
}

export const Letter = ({ around, title, due, link }: WorkAssigned & { around: Surroundings }) => (
  <Frame title="New writing to do" preview={title} around={around}>
    <P>
      There is a new writing for you: <strong>{title}</strong>.{due && ` It is due on ${due}.`}
    </P>
    <Action href={link}>Open the writing</Action>
  </Frame>
);
