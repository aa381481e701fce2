import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { portOf } from './port-of.ts';

const smtpError = (responseCode: number): Error => Object.assign(new Error('not now'), { responseCode });

/** A mail server on loopback that keeps what it takes. It refuses recipients and messages with the codes it is told. */
export const startMailbox = async () => {
  const received: Email[] = [];
  const refuse = { recipient: 0, message: 0 };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      password === 'secret' ? done(null, { user: username }) : done(smtpError(535)),
    onRcptTo: (_, __, done) => done(refuse.recipient ? smtpError(refuse.recipient) : null),
    onData: async (stream, _, done) => {
      const raw = await text(stream);
      if (refuse.message) return done(smtpError(refuse.message));
      received.push(await PostalMime.parse(raw));
      return done();
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server.server);
  return {
    received,
    refuse,
    url: (login = '') => `smtp://${login}127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
