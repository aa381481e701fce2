import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { files } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { declarationOf, type SampleFile, sampleFiles } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { purgeUnusedUploads } from './purge-unused-uploads.job.ts';

describe('bytes that come through the server', () => {
  const server = useTestApp();

  const announce = async (file: SampleFile) => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    return (await server.callAs(teacher, files.startUpload, { body: declarationOf(file) })).body;
  };
  type Upload = Awaited<ReturnType<typeof announce>>;

  const put = (upload: Upload, payload: Buffer) =>
    server.app.inject({ method: 'PUT', url: upload.direct_upload.url, payload });

  const incoming = () => readdir(join(server.deps.config.DATA_DIR, 'files', 'incoming'));

  it('are taken once', async () => {
    const upload = await announce(sampleFiles.png());
    expect((await put(upload, sampleFiles.png().bytes)).statusCode).toBe(204);
    const again = await put(upload, sampleFiles.png().bytes);
    expect([again.statusCode, again.json().error_message]).toEqual([
      409,
      'This file has already been uploaded.',
    ]);
  });

  it('are taken once when two come together, and are whole', async () => {
    const file = sampleFiles.mp4();
    const upload = await announce(file);
    await Promise.all([put(upload, file.bytes), put(upload, file.bytes)]);
    const stored = await server.app.inject({ url: upload.url });
    expect(stored.rawPayload.equals(file.bytes)).toBe(true);
    expect(await incoming()).toEqual([]);
  });

  it('may be sent again after a refusal', async () => {
    const upload = await announce(sampleFiles.png());
    const short = await put(upload, Buffer.from('short'));
    expect([short.statusCode, short.json().error_message]).toEqual([
      422,
      'The file is not of the announced size. Please upload it again.',
    ]);
    const wrong = await put(upload, Buffer.alloc(sampleFiles.png().bytes.length));
    expect(wrong.json().error_message).toBe('The file did not arrive whole. Please upload it again.');
    expect(await incoming()).toEqual([]);
    expect((await put(upload, sampleFiles.png().bytes)).statusCode).toBe(204);
  });

  it('are refused an hour after they were announced, and without an announcement', async () => {
    const upload = await announce(sampleFiles.png());
    server.deps.clock.advance({ minutes: 61 });
    expect((await put(upload, sampleFiles.png().bytes)).statusCode).toBe(404);
    const unknown = await server.app.inject({ method: 'PUT', url: '/files/unknown', payload: 'x' });
    expect(unknown.statusCode).toBe(404);
  });

  it('leave nothing behind when the browser goes away half-way', async () => {
    const file = sampleFiles.mp4(5_000_000);
    const upload = await announce(file);
    const url = new URL(upload.direct_upload.url, await server.address());
    const sending = request(url, { method: 'PUT', headers: { 'content-length': file.bytes.length } });
    sending.on('error', () => undefined);
    sending.write(file.bytes.subarray(0, 1_000_000));
    await expect.poll(incoming).toHaveLength(1);
    sending.destroy();
    await expect.poll(incoming).toEqual([]);
    expect((await put(upload, file.bytes)).statusCode).toBe(204);
  });

  it('that a crash left half written are swept after a day', async () => {
    const folder = join(server.deps.config.DATA_DIR, 'files', 'incoming');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'old'), 'half');
    await writeFile(join(folder, 'young'), 'half');
    const now = server.deps.clock.now();
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
    await utimes(join(folder, 'old'), hoursAgo(25), hoursAgo(25));
    await utimes(join(folder, 'young'), hoursAgo(1), hoursAgo(1));
    await purgeUnusedUploads.run(server.deps, {});
    expect(await incoming()).toEqual(['young']);
  });

  it('are never more than one person should have lying about', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const video = { ...declarationOf(sampleFiles.mp4()), byte_size: 100 * 1024 * 1024 };
    const start = () => server.callAs(teacher, files.startUpload, { body: video });
    for (let n = 0; n < 5; n += 1) expect((await start()).status).toBe(200);
    expect((await start()).status).toBe(429);
  });
});

describe('an announcement', () => {
  const server = useTestApp();

  const start = async (change: Partial<ReturnType<typeof declarationOf>>) => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const body = { ...declarationOf(sampleFiles.png()), ...change };
    return server.callAs(teacher, files.startUpload, { body });
  };

  it.each([
    ['video/mp4', 100 * 1024 * 1024, 'File size exceeds 100MB limit'],
    ['image/png', 10 * 1024 * 1024, 'This file is too large: at most 10 MB.'],
    ['application/pdf', 25 * 1024 * 1024, 'This file is too large: at most 25 MB.'],
  ])('of %s may have %i bytes and not one more', async (content_type, byte_size, error_message) => {
    expect((await start({ content_type, byte_size })).status).toBe(200);
    expect(await start({ content_type, byte_size: byte_size + 1 })).toMatchObject({
      status: 413,
      error: { error_message },
    });
  });

  it('of a type that could run in a browser is refused', async () => {
    for (const content_type of ['text/html', 'application/javascript', 'image/svg', ''])
      expect((await start({ content_type })).status).toBe(422);
  });

  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a"b\u0000\n.png', 'a"b__.png'],
    ['..', 'file'],
    ['Zoë’s \ud800 story.png', 'Zoë’s \ufffd story.png'],
  ])('with the filename %j makes a link that works', async (filename, cleaned) => {
    const upload = (await start({ filename })).body;
    expect(decodeURIComponent(upload.url.split('/').at(-1) ?? '')).toBe(cleaned);
    await server.app.inject({
      method: 'PUT',
      url: upload.direct_upload.url,
      payload: sampleFiles.png().bytes,
    });
    const response = await server.app.inject({ url: upload.url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toMatch(
      /^inline; filename="[^"\\]+"; filename\*=UTF-8''[\w.%~!-]+$/,
    );
  });
});
