import type { MailTopic } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

/** What a notice says, for whoever reads mail. */
export interface News {
  topic: MailTopic;
  title: string;
  body: string;
  link: string;
}

export const subject = ({ title }: News): string => title;
export const topic = (news: News): MailTopic => news.topic;

export const Letter = ({ around, title, body, link }: News & { around: Surroundings }) => (
  <Frame title={title} preview={body} around={around}>
    <P>{body}</P>
    <Action href={link}>Open Inkling</Action>
  </Frame>
);
