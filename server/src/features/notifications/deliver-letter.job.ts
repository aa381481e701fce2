import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { findMail, markMailSent } from './notifications.queries.ts';

/** A letter that was sent but not noted may arrive twice; one that was not sent is tried for about a day. */
export const deliverLetter = job({
  name: 'deliver-letter',
  data: z.object({ mail_id: z.number() }),
  retries: 14,
  run: async (deps, { mail_id }) => {
    const mail = await findMail(deps.db, mail_id);
    if (!mail || mail.status === 'sent') return;
    await deps.mail.send({
      to: mail.to_address,
      subject: mail.subject,
      html: mail.html,
      plain: mail.plain,
      replyTo: mail.reply_to ?? undefined,
      headers: mail.headers,
    });
    await markMailSent(deps.db, mail_id, deps.clock.now());
  },
});
