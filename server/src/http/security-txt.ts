import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../services/clock/clock.ts';

/** Readers must not trust it for longer (RFC 9116); it is made anew for each. */
const validMs = 180 * 24 * 60 * 60 * 1000;

/** Where to tell us of a weakness. */
export const serveSecurityTxt = (
  app: FastifyInstance,
  { config, clock }: { config: Config; clock: Clock },
): void => {
  const path = '/.well-known/security.txt';
  app.get(path, { schema: { hide: true } }, async (_, reply) => {
    const expires = new Date(clock.now().getTime() + validMs).toISOString();
    const lines = [
      `Contact: mailto:${config.SUPPORT_EMAIL}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${config.PUBLIC_URL}${path}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
