import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { MailRejected, type MailTransport } from './mail-transport.ts';

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** The reply code of a refusal of the recipient or the content; trouble with the connection or the login is not one. */
const refusalOf = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return null;
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const reply = Number(error.responseCode);
  return isAboutMessage && reply >= 500 ? reply : null;
};

export const smtpMail = (url: string, from: string): MailTransport => {
  const transport = createTransport({ url, ...patience });
  return {
    send: async (email) => {
      try {
        await transport.sendMail(composeMessage(from, email));
      } catch (error) {
        const reply = refusalOf(error);
        throw reply ? new MailRejected(reply) : error;
      }
    },
  };
};
