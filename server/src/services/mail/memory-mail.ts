import type { Email, MailTransport } from './mail-transport.ts';

/** Keeps emails for tests to read. */
export const memoryMail = (): MailTransport & { sent: Email[] } => {
  const sent: Email[] = [];
  return {
    sent,
    send: async (email) => {
      sent.push(email);
    },
  };
};
