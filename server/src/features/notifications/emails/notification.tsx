import type { NotificationTopic } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

/** An in-app notification, sent by email too. */
export interface NotificationProps {
  topic: NotificationTopic;
  title: string;
  body: string;
  link: string;
}

export const subject = ({ title }: NotificationProps): string => title;
export const topic = ({ topic }: NotificationProps): NotificationTopic => topic;

export const Email = ({ context, title, body, link }: NotificationProps & { context: EmailContext }) => (
  <Layout title={title} preview={body} context={context}>
    <Paragraph>{body}</Paragraph>
    <Action href={link}>Open Inkling</Action>
  </Layout>
);
