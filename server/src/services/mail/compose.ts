import type { Letter } from './mail-transport.ts';

const hostOf = (address: string): string => address.match(/@([\w.-]+)/)?.[1] ?? 'inkling';

/** A letter as nodemailer takes it. */
export const compose = (from: string, letter: Letter) => ({
  from,
  to: letter.to,
  subject: letter.subject,
  html: letter.html,
  text: letter.plain,
  messageId: `<${letter.id}@${hostOf(from)}>`,
  headers: letter.headers,
  ...(letter.replyTo && { replyTo: letter.replyTo }),
});
