import type { Server } from 'node:net';

/** The port a server listens on. */
export const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('this server does not listen on a port');
  return address.port;
};
