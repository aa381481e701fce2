import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { portOf } from '@inkling/server/testing';

/** How often each server is asked whether it is ready. */
const checkEveryMs = 250;

/** As load balancers do: one failed check takes nobody out of service. */
const failuresToLeave = 2;

const patienceMs = 5000;

export interface Balancer {
  url: string;
  /** Sends requests to these ports, while /readyz of each says so. */
  use(ports: number[]): void;
  close(): void;
}

/** Undefined when no answer came in time: on a busy machine that alone says nothing. */
const askIfReady = (port: number): Promise<boolean | undefined> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(patienceMs) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.ok;
    })
    .catch((error: Error) => (error.name === 'TimeoutError' ? undefined : false));

export interface ReadyPorts {
  use(ports: number[]): void;
  check(): Promise<void>;
  /** By turns. */
  next(): number | undefined;
}

/** Which of the servers requests are sent to. */
export const createReadyPorts = (): ReadyPorts => {
  let ports: number[] = [];
  let ready: number[] = [];
  let turn = 0;
  const failures = new Map<number, number>();
  const asking = new Set<number>();
  const checkOne = async (port: number) => {
    if (asking.has(port)) return;
    asking.add(port);
    const isFit = await askIfReady(port);
    asking.delete(port);
    if (isFit === undefined) return;
    const failed = isFit ? 0 : (failures.get(port) ?? 0) + 1;
    failures.set(port, failed);
    const others = ready.filter((each) => each !== port);
    if (!ports.includes(port) || failed >= failuresToLeave) ready = others;
    else if (isFit) ready = [...others, port];
  };
  return {
    use: (wanted) => {
      ports = wanted;
      ready = ready.filter((port) => wanted.includes(port));
    },
    check: async () => {
      await Promise.all(ports.map(checkOne));
    },
    next: () => {
      turn += 1;
      return ready[turn % Math.max(ready.length, 1)];
    },
  };
};

/** Passes requests on to one of the servers, never twice; an answer that is cut is cut for the client, too. */
export const passTo =
  (agent: Agent, next: () => number | undefined) =>
  (incoming: IncomingMessage, response: ServerResponse): void => {
    const fail = (error: Error) =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(error.message);
    const port = next();
    if (port === undefined) {
      fail(new Error('no server is ready'));
      return;
    }
    const { method, url: path, headers } = incoming;
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      // How long a connection is kept is between each two of us.
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      pipeline(answer, response, () => undefined);
    });
    outgoing.once('error', fail);
    incoming.pipe(outgoing);
  };

/** Longer than clients keep a connection that they don't use. */
const keepAliveMs = 600_000;
/** Shorter than our servers keep theirs. */
const idleMs = 60_000;

/** The least a load balancer does: asks /readyz, takes turns, and never tries a request twice. */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  const ports = createReadyPorts();
  const timer = setInterval(() => void ports.check(), checkEveryMs);
  const server = createServer({ keepAliveTimeout: keepAliveMs }, passTo(agent, ports.next));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    use: (wanted) => {
      ports.use(wanted);
      void ports.check();
    },
    close: () => {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
};
