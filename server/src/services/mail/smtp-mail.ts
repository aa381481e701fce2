import { createTransport } from 'nodemailer';
import type { Letter, MailTransport } from './mail-transport.ts';

export const toMessage = (from: string, letter: Letter) => ({
  from,
  to: letter.to,
  subject: letter.subject,
  html: letter.html,
  text: letter.plain,
  headers: letter.headers,
  ...(letter.replyTo && { replyTo: letter.replyTo }),
});

export const smtpMail = (url: string, from: string): MailTransport => {
  const transport = createTransport(url);
  return {
    send: async (letter) => {
      await transport.sendMail(toMessage(from, letter));
    },
  };
};
