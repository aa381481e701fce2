import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from '../../testing/port-of.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { isPrivateAddress } from './private-addresses.ts';

describe('an address that somebody typed', () => {
  let calls = 0;
  const peer = createServer((request, response) => {
    calls += 1;
    if (request.url === '/large') response.end('x'.repeat(2 * 1024 * 1024));
    else if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
    else request.pipe(response);
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${portOf(peer)}`;
  });
  afterAll(() => peer.close());
  const call = (address: string, allowPrivate = false) =>
    createGuardedFetch(allowPrivate)(address, { method: 'POST', headers: {}, body: 'hello' });

  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'http://example.com/',
    'file:///etc/passwd',
  ])('is not called at %s', async (address) => {
    await expect(call(address)).rejects.toThrow(expect.objectContaining({ code: 'FORBIDDEN_ADDRESS' }));
  });

  it('is not called on loopback, and not asked at all', async () => {
    const before = calls;
    await expect(call(url.replace('http:', 'https:'))).rejects.toThrow();
    expect(calls).toBe(before);
  });

  it('is called in our own network where the setting allows it', async () => {
    const response = await call(url, true);
    expect([response.status, await response.text()]).toEqual([200, 'hello']);
  });

  it('is not followed elsewhere, and a long answer is not read to its end', async () => {
    expect((await call(`${url}/moved`, true)).status).toBe(302);
    await expect(call(`${url}/large`, true)).rejects.toThrow('too large');
  });

  it('may be anywhere in the world', () => {
    for (const address of ['8.8.8.8', '142.250.70.142', '2606:4700::1111', '223.255.255.1'])
      expect(isPrivateAddress(address)).toBe(false);
  });
});
