export interface Email {
  /** Stays the same when the email is sent again, so that mailboxes can tell. */
  id: string;
  to: string;
  subject: string;
  html: string;
  plain: string;
  replyTo?: string | undefined;
  headers: Record<string, string>;
}

export interface MailTransport {
  send(email: Email): Promise<void>;
}

/** The mail server will never take this email: there is no such mailbox, for example. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
  /** The SMTP reply code. */
  readonly reply: number;

  constructor(reply: number) {
    super(`refused with ${reply}`);
    this.reply = reply;
  }
}
