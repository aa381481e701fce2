import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { portOf } from '@inkling/server/testing';

/** How often each server is asked whether it is ready. */
const checkEveryMs = 250;

export interface Balancer {
  url: string;
  /** Sends requests to these ports, while /readyz of each says so. */
  use(ports: number[]): void;
  close(): void;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );

/** The least a load balancer does: asks /readyz, takes turns, and never tries a request twice. */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true });
  let ports: number[] = [];
  let ready: number[] = [];
  let turn = 0;
  const check = async () => {
    const states = await Promise.all(ports.map(async (port) => ({ port, ready: await isReady(port) })));
    ready = states.filter((state) => state.ready).map(({ port }) => port);
  };
  const timer = setInterval(() => void check(), checkEveryMs);

  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    turn += 1;
    const port = ready[turn % Math.max(ready.length, 1)];
    const fail = () => (response.headersSent ? response.destroy() : response.writeHead(502).end());
    if (port === undefined) return fail();
    const { method, url: path, headers } = incoming;
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
    });
    outgoing.once('error', fail);
    return incoming.pipe(outgoing);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    use: (wanted) => {
      ports = wanted;
      void check();
    },
    close: () => {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
};
