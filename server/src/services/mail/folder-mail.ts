import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import type { MailTransport } from './mail-transport.ts';

/** Without a mail server, emails become .eml files one can open. */
export const folderMail = (folder: string, from: string): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return {
    send: async (email) => {
      const { message } = await composer.sendMail(composeMessage(from, email));
      // Emails hold links that open accounts: other users of this machine must not read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${count}.eml`;
      // Written beside and moved into place: a reader never sees half an email.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
};
