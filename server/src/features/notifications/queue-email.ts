import {
  apiBase,
  defaultSettings,
  type Language,
  type NotificationTopic,
  screenPath,
} from '@inkling/contract';
import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { deliverEmail } from './deliver-email.job.ts';
import { chineseTemplates } from './emails/chinese/index.ts';
import { type EmailTemplate, resolveTemplateField } from './emails/email-template.ts';
import { type EmailName, type EmailProps, emailTemplates } from './emails/index.ts';
import { insertEmail } from './emails.queries.ts';
import { languageOf } from './language-of.ts';

interface EmailRequest<N extends EmailName> {
  user: Pick<
    UserRow,
    'id' | 'email' | 'email_verified_at' | 'full_name' | 'role' | 'settings' | 'unsubscribe_token'
  >;
  template: N;
  props: EmailProps<N>;
  /** False for the one email that is sent after its account is deleted. */
  isOwned?: boolean;
  /** Children mentioned in an email to somebody else. */
  about?: number[];
  /** A person gets one email per key: a job may run twice. */
  dedupe_key?: string;
}

/** An unverified address may belong to somebody who never asked for this. */
const wants = (user: EmailRequest<EmailName>['user'], topic: NotificationTopic): boolean =>
  user.email_verified_at !== null &&
  { ...defaultSettings.notifications, ...user.settings.notifications }[topic].email;

/** One-click unsubscribe (RFC 8058). */
const unsubscribeHeaders = (deps: Pick<Deps, 'config'>, token: string) => ({
  'List-Unsubscribe': `<${deps.config.PUBLIC_URL}${apiBase}/email_subscriptions/${token}/stop>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** In the language of the reader, where it is written in that one. */
const templateFor = ({
  template,
  user,
}: EmailRequest<EmailName>): { template: unknown; language: Language } => {
  const chinese = languageOf(user) === 'zh' && chineseTemplates[template];
  return chinese
    ? { template: chinese, language: 'zh' }
    : { template: emailTemplates[template], language: 'en' };
};

/** Queues an email in the caller's transaction. Accounts without an address get none. */
export const queueEmail = async <N extends EmailName>(
  deps: Pick<Deps, 'config' | 'queue'>,
  db: Db,
  request: EmailRequest<N>,
): Promise<void> => {
  const { user } = request;
  // EmailRequest ties the props to the template; the type of the table can't.
  const { template, language } = templateFor(request) as {
    template: EmailTemplate<object>;
    language: Language;
  };
  const topic = template.topic && resolveTemplateField(template.topic, request.props);
  if (!user.email || (topic && !wants(user, topic))) return;
  const token = topic && `${topic}.${user.unsubscribe_token}`;
  const context = {
    language,
    name: user.full_name,
    publicUrl: deps.config.PUBLIC_URL,
    supportEmail: deps.config.SUPPORT_EMAIL,
    unsubscribeUrl: token && deps.config.PUBLIC_URL + screenPath('unsubscribe', {}, { token }),
  };
  const element = createElement(template.Email, { context, ...request.props });
  const mail = await insertEmail(db, {
    user_id: request.isOwned === false ? null : user.id,
    to_address: user.email,
    subject: resolveTemplateField(template.subject, request.props),
    html: await render(element),
    plain: await render(element, { plainText: true }),
    headers: token ? unsubscribeHeaders(deps, token) : {},
    mentioned_child_ids: request.about ?? [],
    dedupe_key: request.dedupe_key ?? null,
  });
  if (mail) await deps.queue.send(db, deliverEmail, { email_id: mail.id });
};
