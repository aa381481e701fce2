import type { Db } from '../../db/connect.ts';
import type { SupportMessageRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../services/safe-html/escape-html.ts';
import { deliverEmail } from './deliver-email.job.ts';
import { insertEmail } from './emails.queries.ts';

/** Puts a person's message to support into the outbox; answering goes straight back to them. */
export const forwardToSupport = async (
  deps: Pick<Deps, 'config' | 'queue'>,
  db: Db,
  message: SupportMessageRow,
): Promise<void> => {
  const from = [message.name, message.email, message.user_id && `account ${message.user_id}`]
    .filter(Boolean)
    .join(', ');
  const plain = `From: ${from}\n\n${message.message}`;
  const mail = await insertEmail(db, {
    user_id: message.user_id,
    to_address: deps.config.SUPPORT_EMAIL,
    reply_to: message.email,
    subject: `[Support] ${message.subject ?? 'A question'}`,
    plain,
    html: `<pre style="font: inherit; white-space: pre-wrap">${escapeHtml(plain)}</pre>`,
  });
  if (mail) await deps.queue.send(db, deliverEmail, { email_id: mail.id });
};
