import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { portOf } from '@inkling/server/testing';

/** How a network fails: connections are broken and refused, or nothing is heard any more. */
export type Cut = 'refused' | 'silent';

export interface CuttableProxy {
  port: number;
  cut(how: Cut): void;
  /** New connections get through; those from before are broken, as whatever stood in between has forgotten them. */
  heal(): void;
  close(): void;
}

/** A stretch of network in front of a Unix socket or a port. */
export const startCuttableProxy = async (
  target: { path: string } | { port: number },
): Promise<CuttableProxy> => {
  let state: 'open' | Cut = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'refused') near.destroy();
    if (state !== 'open') return;
    const far = connect(target);
    keep(far);
    pipeline(near, far, () => far.destroy());
    pipeline(far, near, () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    cut: (how) => {
      state = how;
      if (how === 'refused') breakAll();
      else
        for (const socket of sockets) {
          socket.unpipe();
          socket.pause();
        }
    },
    heal: () => {
      breakAll();
      state = 'open';
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
};
