import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, timeoutMessage } from './api-error.ts';
import { call } from './call.ts';
import { download } from './download.ts';
import { accounts, children } from './typed-calls.ts';

const late = new DOMException('signal timed out', 'TimeoutError');
const breaksOff = (error: unknown) =>
  new Response(new ReadableStream({ start: (controller) => controller.error(error) }));

describe('a call', () => {
  beforeEach(() => {
    for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, { getItem: () => null });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['never comes', async () => Promise.reject(late), true],
    ['stops in the middle', async () => breaksOff(late), true],
    ['is cut off', async () => breaksOff(new TypeError('network error')), false],
  ])('whose answer %s says so in words for the person', async (_, answer, isLate) => {
    vi.stubGlobal('fetch', answer);
    const error = await call(accounts.readMine).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, isLate });
    if (isLate) expect(error).toMatchObject({ message: expect.stringContaining(timeoutMessage) });
  });

  it('is named anew each time, and what fails on our side says the name', async () => {
    const names: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
      names.push(headers.get('x-request-id') ?? '');
      return new Response('<h1>Bad Gateway</h1>', { status: 502 });
    });
    for (const n of [0, 1]) {
      const error = await call(accounts.readMine).catch((thrown: unknown) => thrown);
      expect(names[n]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(error).toMatchObject({ message: expect.stringContaining(names[n]?.slice(0, 8) ?? 'none') });
    }
    expect(names[0]).not.toBe(names[1]);
  });

  it('for a file that stops in the middle says so too', async () => {
    vi.stubGlobal('fetch', async () => breaksOff(late));
    const input = { params: { id: 1 }, query: { format: 'pdf' as const } };
    const error = await download(children.exportChild, input).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', isLate: true, message: timeoutMessage });
  });
});
