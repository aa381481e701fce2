import { once } from 'node:events';
import { Agent, createServer, type RequestListener } from 'node:http';
import { portOf } from '@inkling/server/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createReadyPorts, passTo } from './balancer.ts';

const serve = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return portOf(server);
};

describe('the balancer', () => {
  it('takes a server out of service when a second check in a row fails', async () => {
    const answers = [200, 503, 200, 503, 503, 200];
    const port = await serve((_, response) => response.writeHead(answers.shift() ?? 500).end());
    const ports = createReadyPorts();
    ports.use([port]);
    const seen: (number | undefined)[] = [];
    while (answers.length > 0) {
      await ports.check();
      seen.push(ports.next());
    }
    expect(seen).toEqual([port, port, port, port, undefined, port]);
  });

  it('cuts an answer that a server cuts', async () => {
    const port = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    });
    const agent = new Agent();
    onTestFinished(() => agent.destroy());
    const front = await serve(passTo(agent, () => port));
    const answer = await fetch(`http://127.0.0.1:${front}/`);
    await expect(answer.text()).rejects.toThrow();
  }, 30_000);
});
