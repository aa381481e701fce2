import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { waitUntilRequestsStop } from './wait-until-requests-stop.ts';

describe('waiting until nobody sends requests', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  /** How many pauses it takes when this is asked for before each of them. */
  const countPauses = async (pathAt: (at: number) => string | undefined) => {
    let pauses = 0;
    const pause = async () => {
      const path = pathAt(pauses);
      pauses += 1;
      if (path) await (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).text();
    };
    await waitUntilRequestsStop(server, { quietPauses: 3, maxPauses: 20, pause });
    return pauses;
  };

  it('begins again with each request that comes', async () => {
    expect(await countPauses(() => undefined)).toBe(3);
    expect(await countPauses((at) => (at === 1 || at === 4 ? '/' : undefined))).toBe(8);
  });

  it('does not take the checks of machines for people', async () => {
    expect(await countPauses((at) => ['/readyz', '/healthz', '/metrics?x=1'][at % 3])).toBe(3);
    expect(await countPauses((at) => (at === 0 ? '/readyz/elsewhere' : undefined))).toBe(4);
  });

  it('ends while requests still come', async () => {
    expect(await countPauses(() => '/')).toBe(20);
  });
});
