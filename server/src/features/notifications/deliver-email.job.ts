import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { MailRejected } from '../../services/mail/mail-transport.ts';
import { findEmail, recordEmailOutcome } from './emails.queries.ts';

/**
 * An email that can't be sent is tried again for about eighteen hours, unless the mail server refuses it for good.
 * One that was sent but not noted may be sent twice, under the same Message-ID.
 */
export const deliverEmail = job({
  name: 'deliver-email',
  data: z.object({ email_id: z.number() }),
  retries: 15,
  run: async (deps: Pick<Deps, 'clock' | 'db' | 'log' | 'mail'>, { email_id }) => {
    const mail = await findEmail(deps.db, email_id);
    if (mail?.status !== 'queued') return;
    try {
      await deps.mail.send({
        // Unique among installations and over time; the same whenever this email is tried.
        id: `${mail.created_at.getTime()}.${mail.id}`,
        to: mail.to_address,
        subject: mail.subject,
        html: mail.html,
        plain: mail.plain,
        replyTo: mail.reply_to ?? undefined,
        headers: mail.headers,
      });
    } catch (error) {
      if (!(error instanceof MailRejected)) throw error;
      deps.log.warn({ email_id, reply: error.reply }, 'email refused by the mail server');
      await recordEmailOutcome(deps.db, email_id, { status: 'failed' });
      return;
    }
    await recordEmailOutcome(deps.db, email_id, { status: 'sent', sent_at: deps.clock.now() });
  },
});
