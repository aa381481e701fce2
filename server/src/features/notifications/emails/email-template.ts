import type { NotificationTopic } from '@inkling/contract';
import type { ReactElement } from 'react';
import type { EmailContext } from './layout.tsx';

/** Fixed, or worked out from the props. */
type TemplateField<P, V> = V | ((props: P) => V);

export interface EmailTemplate<P> {
  subject: TemplateField<P, string>;
  /** Emails without a topic are about the account itself and can't be switched off. */
  topic?: TemplateField<P, NotificationTopic>;
  Email: (props: P & { context: EmailContext }) => ReactElement;
}

export const resolveTemplateField = <P, V extends string>(value: TemplateField<P, V>, props: P): V =>
  typeof value === 'function' ? value(props) : value;
