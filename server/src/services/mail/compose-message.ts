import type { Email } from './mail-transport.ts';

const hostOf = (address: string): string => address.match(/@([\w.-]+)/)?.[1] ?? 'inkling';

/** An email as nodemailer takes it. */
export const composeMessage = (from: string, email: Email) => ({
  from,
  to: email.to,
  subject: email.subject,
  html: email.html,
  text: email.plain,
  messageId: `<${email.id}@${hostOf(from)}>`,
  headers: email.headers,
  ...(email.replyTo && { replyTo: email.replyTo }),
});
