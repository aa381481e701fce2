import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { folderMail } from './folder-mail.ts';
import { MailRejected } from './mail-transport.ts';
import { smtpMail } from './smtp-mail.ts';

const from = 'Inkling <hello@inkling.test>';
const email = {
  id: '1700000000000.7',
  to: 'mum@example.test',
  subject: 'Zoë’s story\r\nBcc: everyone@example.test',
  html: '<p>Grüße – <b>well done</b></p>',
  plain: 'Grüße – well done',
  replyTo: 'support@inkling.test',
  headers: { 'List-Unsubscribe': '<https://inkling.test/stop>' },
};

/** What any reader of the email must see. */
const asSent = {
  from: { name: 'Inkling', address: 'hello@inkling.test' },
  to: [{ address: 'mum@example.test' }],
  subject: 'Zoë’s story Bcc: everyone@example.test',
  messageId: '<1700000000000.7@inkling.test>',
  replyTo: [{ address: 'support@inkling.test' }],
  html: expect.stringContaining('Grüße – <b>well done</b>'),
  text: expect.stringContaining('Grüße – well done'),
  headers: expect.arrayContaining([
    expect.objectContaining({ key: 'list-unsubscribe', value: '<https://inkling.test/stop>' }),
  ]),
};

describe('an email by SMTP', () => {
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  beforeAll(async () => {
    mailbox = await startMailbox();
  });
  beforeEach(() => Object.assign(mailbox.refuse, { recipient: 0, message: 0 }));
  afterAll(() => mailbox.close());

  it('arrives whole, with and without a login', async () => {
    for (const login of ['', 'inkling:secret@']) {
      await smtpMail(mailbox.url(login), from).send(email);
      const received = mailbox.received.pop();
      expect(received).toMatchObject(asSent);
      expect(received?.bcc).toBeUndefined();
    }
  });

  it.each([
    ['recipient', 550],
    ['message', 554],
  ] as const)('whose %s is refused with %i is refused for good', async (what, code) => {
    mailbox.refuse[what] = code;
    await expect(smtpMail(mailbox.url(), from).send(email)).rejects.toEqual(new MailRejected(code));
  });

  it.each([
    ['recipient', 450],
    ['message', 451],
  ] as const)('whose %s is put off with %i fails for now', async (what, code) => {
    mailbox.refuse[what] = code;
    const sending = smtpMail(mailbox.url(), from).send(email);
    await expect(sending).rejects.not.toBeInstanceOf(MailRejected);
  });

  it('fails for now when the login is wrong or nobody listens', async () => {
    const wrongLogin = smtpMail(mailbox.url('inkling:wrong@'), from).send(email);
    await expect(wrongLogin).rejects.not.toBeInstanceOf(MailRejected);
    const gone = await startMailbox();
    const url = gone.url();
    await gone.close();
    await expect(smtpMail(url, from).send(email)).rejects.not.toBeInstanceOf(MailRejected);
  });
});

describe('an email in a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkling-mail-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is a file that mail programs open', async () => {
    const mail = folderMail(join(folder, 'mail'), from);
    await Promise.all([mail.send(email), mail.send(email)]);
    const names = await readdir(join(folder, 'mail'));
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(name).toMatch(/^\d.*\.eml$/);
      expect(await PostalMime.parse(await readFile(join(folder, 'mail', name)))).toMatchObject(asSent);
    }
  });

  it('can be read by nobody else on the machine', async () => {
    const own = join(folder, 'own');
    await folderMail(own, from).send(email);
    const [name] = await readdir(own);
    for (const path of [own, join(own, name ?? '')]) expect((await stat(path)).mode & 0o077).toBe(0);
  });
});
