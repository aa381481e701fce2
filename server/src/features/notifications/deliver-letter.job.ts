import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { MailRefused } from '../../services/mail/mail-transport.ts';
import { closeMail, findMail } from './notifications.queries.ts';

/**
 * A letter that can't be sent is tried again for about eighteen hours, unless the mail server refuses it for good.
 * One that was sent but not noted may be sent twice, under the same Message-ID.
 */
export const deliverLetter = job({
  name: 'deliver-letter',
  data: z.object({ mail_id: z.number() }),
  retries: 15,
  run: async (deps, { mail_id }) => {
    const mail = await findMail(deps.db, mail_id);
    if (mail?.status !== 'queued') return;
    try {
      await deps.mail.send({
        // Unique among installations and over time; the same whenever this letter is tried.
        id: `${mail.created_at.getTime()}.${mail.id}`,
        to: mail.to_address,
        subject: mail.subject,
        html: mail.html,
        plain: mail.plain,
        replyTo: mail.reply_to ?? undefined,
        headers: mail.headers,
      });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      deps.log.warn({ mail_id, reply: error.reply }, 'letter refused by the mail server');
      await closeMail(deps.db, mail_id, { status: 'failed' });
      return;
    }
    await closeMail(deps.db, mail_id, { status: 'sent', sent_at: deps.clock.now() });
  },
});
