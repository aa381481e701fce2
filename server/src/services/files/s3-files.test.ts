import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { type Bucket, startBucket } from '../../testing/start-bucket.ts';
import { openFileStore } from './open-file-store.ts';

/** A store with one object that becomes another while it is checked; the loopback bucket knows no conditional copies. */
const startChangingStore = async () => {
  let copies = 0;
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'GET') return response.writeHead(200, { etag: '"first"' }).end('good');
    const isSame = request.headers['x-amz-copy-source-if-match'] === '"second"';
    if (isSame) copies += 1;
    return response
      .writeHead(isSame ? 200 : 412, { 'content-type': 'application/xml' })
      .end(isSame ? '<CopyObjectResult/>' : '<Error><Code>PreconditionFailed</Code></Error>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return { endpoint: `http://127.0.0.1:${port}`, copies: () => copies, close: () => server.close() };
};

describe('a bucket', () => {
  let bucket: Bucket;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());

  const open = () => openFileStore(readConfig(bucket.environment));
  const readAll = async (key: string) => {
    const bytes = await (await open()).read(key);
    return bytes && (await buffer(bytes)).toString();
  };
  const send = async (key: string, text: string) => {
    const offer = await (await open()).direct?.offer(key, {
      content_type: 'text/csv',
      byte_size: text.length,
    });
    const response = await fetch(offer?.url ?? '', {
      method: 'PUT',
      headers: offer?.headers ?? {},
      body: text,
    });
    expect(response.ok).toBe(true);
    return offer?.url ?? '';
  };
  const readThrough = async (bytes: Readable) => {
    await buffer(bytes);
  };

  it('signs the size and the type that a browser may send', async () => {
    const offer = await (await open()).direct?.offer('k', { content_type: 'text/csv', byte_size: 4 });
    expect(new URL(offer?.url ?? '').searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host',
    );
  });

  it('keeps what was accepted, whatever is sent to the same address later', async () => {
    const url = await send('first', 'good');
    expect(await (await open()).direct?.accept('first', readThrough)).toBe(true);
    await fetch(url, { method: 'PUT', headers: { 'content-type': 'text/csv' }, body: 'evil' });
    expect(await readAll('first')).toBe('good');
  });

  it('takes bytes from us too, and forgets everything on delete', async () => {
    await (await open()).put('third', Readable.from([Buffer.from('by us')]), 5);
    expect(await readAll('third')).toBe('by us');
    await send('third', 'more');
    await (await open()).delete('third');
    expect(await readAll('third')).toBeNull();
    expect(await (await open()).direct?.accept('third', readThrough)).toBe(false);
  });

  it('accepts only the version that was checked', async () => {
    const store = await startChangingStore();
    const files = await openFileStore(readConfig({ ...bucket.environment, S3_ENDPOINT: store.endpoint }));
    expect(await files.direct?.accept('second', readThrough)).toBe(false);
    expect(store.copies()).toBe(0);
    store.close();
  });
});
