import { apiBase, defaultSettings, type MailTopic, screenPath } from '@inkling/contract';
import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { deliverLetter } from './deliver-letter.job.ts';
import { type LetterModule, type LetterName, type LetterProps, letters, said } from './letters/index.ts';
import { insertMail } from './notifications.queries.ts';

interface Order<N extends LetterName> {
  user: Pick<UserRow, 'id' | 'email' | 'email_verified_at' | 'full_name' | 'settings' | 'mail_token'>;
  letter: N;
  props: LetterProps<N>;
  /** False for the one letter that outlives its account. */
  owned?: boolean;
  /** Children the letter speaks of when it goes to somebody else. */
  about?: number[];
  /** Where the same may be written again (a job that runs twice): the person gets one letter per name. */
  told_once?: string;
}

/** News goes only where the topic is on and the address has been proved; whoever it belongs to else never asked for it. */
const wants = (user: Order<LetterName>['user'], topic: MailTopic): boolean =>
  user.email_verified_at !== null &&
  { ...defaultSettings.notifications, ...user.settings.notifications }[topic].email;

/** One-click unsubscribing as mail programs know it (RFC 8058). */
const stopHeaders = (deps: Deps, token: string) => ({
  'List-Unsubscribe': `<${deps.config.PUBLIC_URL}${apiBase}/email_subscriptions/${token}/stop>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Writes a letter into the outbox, in the caller's transaction. Accounts without an address get none. */
export const sendLetter = async <N extends LetterName>(
  deps: Deps,
  db: Db,
  order: Order<N>,
): Promise<void> => {
  const { user } = order;
  // The name and the props belong together by the order's type; the table of all letters can't say so.
  const kind = letters[order.letter] as unknown as LetterModule<object>;
  const topic = kind.topic && said(kind.topic, order.props);
  if (!user.email || (topic && !wants(user, topic))) return;
  const token = topic && `${topic}.${user.mail_token}`;
  const around = {
    name: user.full_name,
    publicUrl: deps.config.PUBLIC_URL,
    supportEmail: deps.config.SUPPORT_EMAIL,
    unsubscribeUrl: token && deps.config.PUBLIC_URL + screenPath('unsubscribe', {}, { token }),
  };
  const element = createElement(kind.Letter, { around, ...order.props });
  const mail = await insertMail(db, {
    user_id: order.owned === false ? null : user.id,
    to_address: user.email,
    subject: said(kind.subject, order.props),
    html: await render(element),
    plain: await render(element, { plainText: true }),
    headers: token ? stopHeaders(deps, token) : {},
    about_ids: order.about ?? [],
    told_once: order.told_once ?? null,
  });
  if (mail) await deps.queue.send(db, deliverLetter, { mail_id: mail.id });
};
