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

/** On a busy machine an answer may be late; that alone takes nobody out of service. */
const patienceMs = 20_000;

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).then(
    (response) => response.ok,
    () => false,
  );

/** The least a load balancer does: asks /readyz, takes turns, and never tries a request twice. */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true });
  let ports: number[] = [];
  let ready: number[] = [];
  let turn = 0;
  const asking = new Set<number>();
  const checkOne = async (port: number) => {
    if (asking.has(port)) return;
    asking.add(port);
    const isFit = (await isReady(port)) && ports.includes(port);
    asking.delete(port);
    ready = [...ready.filter((each) => each !== port), ...(isFit ? [port] : [])];
  };
  const check = () => {
    for (const port of ports) void checkOne(port);
  };
  const timer = setInterval(check, checkEveryMs);

  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    turn += 1;
    const port = ready[turn % Math.max(ready.length, 1)];
    const fail = (error: Error) =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(error.message);
    if (port === undefined) return fail(new Error('no server is ready'));
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
      ready = ready.filter((port) => wanted.includes(port));
      check();
    },
    close: () => {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
};
