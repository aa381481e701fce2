import type { Letter, MailTransport } from './mail-transport.ts';

/** Keeps letters for tests to read. */
export const memoryMail = (): MailTransport & { sent: Letter[] } => {
  const sent: Letter[] = [];
  return {
    sent,
    send: async (letter) => {
      sent.push(letter);
    },
  };
};
