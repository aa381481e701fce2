import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** Ends those that nobody waits on at once, and the others when they were answered or the time is over. */
  end(waitMs: number): void;
}

/**
 * A server that closes waits for every connection, also for one that a browser opened ahead and never used, and node
 * counts that as neither idle nor busy.
 */
export const trackConnections = (server: Server): Connections => {
  const requestsOf = new Map<Socket, number>();
  let isEnding = false;

  const change = (socket: Socket, by: number): void => {
    const requests = requestsOf.get(socket);
    if (requests === undefined) return;
    requestsOf.set(socket, requests + by);
    if (isEnding && requests + by === 0) socket.end();
  };
  server.on('connection', (socket: Socket) => {
    requestsOf.set(socket, 0);
    socket.once('close', () => requestsOf.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });

  return {
    end: (waitMs) => {
      isEnding = true;
      for (const [socket, requests] of requestsOf) if (requests === 0) socket.destroy();
      const destroyAll = () => {
        for (const socket of requestsOf.keys()) socket.destroy();
      };
      setTimeout(destroyAll, waitMs).unref();
    },
  };
};
