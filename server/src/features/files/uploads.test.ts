import { accounts, files } from '@inkling/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { buildUser, signInAs } from '../../testing/build-user.ts';
import { declarationOf, type SampleFile, sampleFiles } from '../../testing/sample-files.ts';
import { type Bucket, startBucket } from '../../testing/start-bucket.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { purgeUnusedUploads } from './purge-unused-uploads.job.ts';

let bucket: Bucket | undefined;
afterAll(() => bucket?.close());

const bucketSettings = async () => {
  bucket = await startBucket();
  return bucket.environment;
};

describe.each([
  ['disk', {}],
  ['a bucket', bucketSettings],
])('an upload to %s', (_, environment) => {
  const server = useTestApp(environment);

  const parent = async () => {
    const user = await buildUser(server.deps.db, { role: 'parent' });
    return { user, token: await signInAs(server.deps, user) };
  };

  const startUpload = async (file: SampleFile, token: string) =>
    (await server.call(files.startUpload, { token, body: declarationOf(file) })).body;

  const send = async (upload: Awaited<ReturnType<typeof startUpload>>, bytes: Buffer) =>
    fetch(new URL(upload.direct_upload.url, await server.address()), {
      method: 'PUT',
      headers: upload.direct_upload.headers,
      body: new Uint8Array(bytes),
    });

  const open = async (url: string, init: RequestInit = {}) =>
    fetch(new URL(url, await server.address()), init);

  const uploaded = async (file: SampleFile, token: string) => {
    const upload = await startUpload(file, token);
    expect((await send(upload, file.bytes)).ok).toBe(true);
    return upload;
  };

  const setAvatar = (token: string, signed_id: string) =>
    server.call(accounts.updateMine, { token, body: { avatar: { signed_id } } });

  it.each(Object.entries(sampleFiles))('gives back a %s unchanged', async (_, make) => {
    const file = make();
    const { token } = await parent();
    const upload = await uploaded(file, token);
    const response = await open(upload.url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(file.bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': file.content_type,
      'content-length': String(file.bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': expect.stringMatching(
        /^(image|video)/.test(file.content_type) ? /^inline/ : /^attachment/,
      ),
    });
  });

  it('opens by the longest name too', async () => {
    const { token } = await parent();
    const file = { ...sampleFiles.png(), filename: `${'\u4e66'.repeat(196)}.png` };
    expect((await open((await uploaded(file, token)).url)).status).toBe(200);
  });

  it('becomes a picture of the account', async () => {
    const { token } = await parent();
    const upload = await uploaded(sampleFiles.png(), token);
    const { body } = await setAvatar(token, upload.signed_id);
    expect(body.avatar).toEqual({ url: upload.url, filename: 'face.png' });
    expect((await open(upload.url)).status).toBe(200);
  });

  it('whose bytes never came cannot be taken or read', async () => {
    const { token } = await parent();
    const upload = await startUpload(sampleFiles.png(), token);
    expect(await setAvatar(token, upload.signed_id)).toMatchObject({
      status: 422,
      error: { error_message: 'This file could not be found. Please upload it again.' },
    });
    expect((await open(upload.url)).status).toBe(404);
  });

  it.each([
    ['other bytes of the same size', Buffer.alloc(sampleFiles.png().bytes.length, 7)],
    ['fewer bytes', sampleFiles.png().bytes.subarray(1)],
    ['more bytes', Buffer.concat([sampleFiles.png().bytes, Buffer.alloc(1)])],
  ])('with %s is refused and nothing is kept', async (_, bytes) => {
    const { token } = await parent();
    const upload = await startUpload(sampleFiles.png(), token);
    await send(upload, bytes);
    expect([413, 422]).toContain((await setAvatar(token, upload.signed_id)).status);
    expect((await open(upload.url)).status).not.toBe(200);
    expect(await server.deps.files.read(upload.signed_id)).toBeNull();
  });

  it.each([
    ['text called an image', { ...sampleFiles.csv(), content_type: 'image/png' }],
    ['a page called a drawing', { ...sampleFiles.csv('<html><svg/></html>'), content_type: 'image/svg+xml' }],
    ['an image called text', { ...sampleFiles.png(), content_type: 'text/csv' }],
    ['text with a zero byte', sampleFiles.csv('a\0b')],
    ['text that is not UTF-8', { ...sampleFiles.csv(), bytes: Buffer.from([0x4d, 0xed, 0x61]) }],
    ['a video called an image', { ...sampleFiles.mp4(), content_type: 'image/jpeg' }],
  ])('of %s is refused by its content', async (_, file) => {
    const { token } = await parent();
    const upload = await startUpload(file, token);
    await send(upload, file.bytes);
    expect((await setAvatar(token, upload.signed_id)).status).toBe(422);
    expect((await open(upload.url)).status).not.toBe(200);
    expect(await server.deps.files.read(upload.signed_id)).toBeNull();
  });

  it('cannot be taken by a stranger, nor twice', async () => {
    const owner = await parent();
    const stranger = await parent();
    const upload = await uploaded(sampleFiles.png(), owner.token);
    expect((await setAvatar(stranger.token, upload.signed_id)).status).toBe(422);
    expect((await setAvatar(owner.token, upload.signed_id)).status).toBe(200);
    expect((await setAvatar(owner.token, upload.signed_id)).body.avatar?.url).toBe(upload.url);
    await setAvatar(owner.token, (await uploaded(sampleFiles.png(), owner.token)).signed_id);
    expect((await setAvatar(owner.token, upload.signed_id)).status).toBe(422);
  });

  it('of the wrong kind is rejected as a picture', async () => {
    const { token } = await parent();
    const upload = await uploaded(sampleFiles.mp4(), token);
    expect((await setAvatar(token, upload.signed_id)).error.error_message).toBe('Please choose an image.');
  });

  it('is sought in by byte ranges', async () => {
    const file = sampleFiles.mp4();
    const { token } = await parent();
    const { url } = await uploaded(file, token);
    const size = file.bytes.length;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100-299', 100, 299],
      [`bytes=${size - 5}-`, size - 5, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=5-${size + 100}`, 5, size - 1],
    ] as const) {
      const response = await open(url, { headers: { range } });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
      expect(response.headers.get('content-length')).toBe(String(end - start + 1));
      expect(Buffer.from(await response.arrayBuffer()).equals(file.bytes.subarray(start, end + 1))).toBe(
        true,
      );
    }
    const beyond = await open(url, { headers: { range: `bytes=${size}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const several = await open(url, { headers: { range: 'bytes=0-1,5-6' } });
    expect([several.status, (await several.arrayBuffer()).byteLength]).toEqual([200, size]);
  });

  it('is not sent again to a browser that has it, and HEAD sends no bytes', async () => {
    const file = sampleFiles.png();
    const { token } = await parent();
    const { url } = await uploaded(file, token);
    const head = await open(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.bytes.length)]);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = head.headers.get('etag') ?? '';
    expect((await open(url, { headers: { 'if-none-match': `W/${etag}, "x"` } })).status).toBe(304);
    const changed = await open(url, { headers: { range: 'bytes=0-3', 'if-range': '"other"' } });
    expect(changed.status).toBe(200);
  });

  it('that no record took is gone after a day, a taken one stays', async () => {
    const { token } = await parent();
    const taken = await uploaded(sampleFiles.png(), token);
    await setAvatar(token, taken.signed_id);
    const unused = await uploaded(sampleFiles.png(), token);
    server.deps.clock.advance({ hours: 25 });
    const young = await uploaded(sampleFiles.png(), token);
    await purgeUnusedUploads.run(server.deps, {});
    await server.runJobs();
    expect((await open(unused.url)).status).toBe(404);
    expect(await server.deps.files.read(unused.signed_id)).toBeNull();
    expect((await open(taken.url)).status).toBe(200);
    expect((await open(young.url)).status).toBe(200);
  });

  it('leaves with the account that sent it, and an old picture when a new one comes', async () => {
    const { user, token } = await parent();
    const old = await uploaded(sampleFiles.png(), token);
    await setAvatar(token, old.signed_id);
    const current = await uploaded(sampleFiles.svg(), token);
    await setAvatar(token, current.signed_id);
    const unused = await uploaded(sampleFiles.csv(), token);
    await server.runJobs();
    expect(await server.deps.files.read(old.signed_id)).toBeNull();
    await server.callAs(user, accounts.deleteMine, {});
    await server.runJobs();
    for (const upload of [current, unused]) {
      expect((await open(upload.url)).status).toBe(404);
      expect(await server.deps.files.read(upload.signed_id)).toBeNull();
    }
  });
});
