export interface Letter {
  to: string;
  subject: string;
  html: string;
  plain: string;
  replyTo?: string | undefined;
  headers: Record<string, string>;
}

export interface MailTransport {
  send(letter: Letter): Promise<void>;
}
