import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { untilQuiet } from './until-quiet.ts';

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
  /** How many looks it takes when this is asked for before each of them. */
  const countLooks = async (pathAt: (look: number) => string | undefined) => {
    let looks = 0;
    const pause = async () => {
      const path = pathAt(looks);
      looks += 1;
      if (path) await (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).text();
    };
    await untilQuiet(server, { quiet: 3, most: 20, pause });
    return looks;
  };

  it('begins again with each request that comes', async () => {
    expect(await countLooks(() => undefined)).toBe(3);
    expect(await countLooks((look) => (look === 1 || look === 4 ? '/' : undefined))).toBe(8);
  });

  it('does not take the checks of machines for people', async () => {
    expect(await countLooks((look) => ['/readyz', '/healthz', '/metrics?x=1'][look % 3])).toBe(3);
    expect(await countLooks((look) => (look === 0 ? '/readyz/elsewhere' : undefined))).toBe(4);
  });

  it('ends while requests still come', async () => {
    expect(await countLooks(() => '/')).toBe(20);
  });
});
