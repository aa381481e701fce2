import type { StepEntry } from '@inkling/contract';
import { describe, expect, it, vi } from 'vitest';
import type { DraftBuffer } from './draft-buffer.ts';
import { DraftSync } from './draft-sync.ts';
import type { UnsyncedDraft } from './parse-local-draft.ts';
import type { SaveResponse, SaveState } from './save-states.ts';

const draft = (content: string): StepEntry[] => [
  { id: 'draft', title: 'Draft', type: 'freeWriting', content },
];
const textOf = (data: StepEntry[] | undefined): unknown => data?.[0]?.content;

const buffered = (text: string, { on }: { on: string }): UnsyncedDraft => ({
  data: draft(text),
  version: 3,
  base: draft(on),
  sent: [],
  cleared: false,
});

const memoryBuffer = (): DraftBuffer & { kept: UnsyncedDraft | undefined } => ({
  kept: undefined,
  async write(value) {
    this.kept = value;
  },
  async clear() {
    this.kept = undefined;
  },
  hurry: () => undefined,
});

/** A server that keeps versions as the real one does, with failures to order. */
const makeServer = (text = '', version = 0) => {
  const server = {
    text,
    version,
    saves: [] as string[],
    failures: [] as SaveResponse[],
    /** So many saves are stored and their answer gets lost. */
    lostAnswers: 0,
    kept: [] as string[],
    running: 0,
    mostRunning: 0,
    send: async (sent: { data: StepEntry[]; version: number }): Promise<SaveResponse> => {
      server.running += 1;
      server.mostRunning = Math.max(server.mostRunning, server.running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      server.running -= 1;
      const failure = server.failures.shift();
      if (failure) return failure;
      if (sent.version !== server.version) {
        server.kept.push(String(textOf(sent.data)));
        return { kind: 'conflict', theirs: draft(server.text), version: server.version };
      }
      server.text = String(textOf(sent.data));
      server.saves.push(server.text);
      server.version += 1;
      server.lostAnswers -= 1;
      return server.lostAnswers >= 0 ? { kind: 'unreachable' } : { kind: 'saved', version: server.version };
    },
  };
  return server;
};

const make = (server: ReturnType<typeof makeServer>, buffer = memoryBuffer()) => {
  /** Letters on the page that the sync has not heard of. */
  const page = { unheard: '' };
  const states: SaveState['name'][] = [];
  const sync = new DraftSync({
    data: draft(server.text),
    version: server.version,
    buffer,
    send: server.send,
    collect: () => {
      const { unheard } = page;
      page.unheard = '';
      if (unheard) sync.edit(draft(unheard), { pauseMs: 10_000 });
    },
    onState: ({ name }) => states.push(name),
    onMerged: () => undefined,
    wait: async () => undefined,
  });
  return { sync, buffer, states, page };
};

describe('the sync of a draft', () => {
  it('knows its own text again that arrived unheard at the start of a long time without a network', async () => {
    const server = makeServer();
    const { sync, states } = make(server);
    server.lostAnswers = 1;
    sync.edit(draft('Once'), { pauseMs: 10_000 });
    await sync.save();
    const tries = 100;
    server.failures = Array.from({ length: tries }, () => ({ kind: 'unreachable' as const }));
    while (server.failures.length > 0) {
      sync.edit(draft(`Once ${'a'.repeat(tries - server.failures.length)}`), { pauseMs: 10_000 });
      await new Promise((resolve) => setTimeout(resolve));
    }
    sync.edit(draft('Once upon a time'), { pauseMs: 10_000 });
    await sync.save();
    expect(server.text).toBe('Once upon a time');
    expect(states).not.toContain('conflict');
  });

  it('buffers at once and clears the buffer only when the server has that text', async () => {
    const server = makeServer();
    const { sync, buffer, states } = make(server);
    sync.edit(draft('Once'), { pauseMs: 10_000 });
    expect(textOf(buffer.kept?.data)).toBe('Once');
    await sync.save();
    expect(server.text).toBe('Once');
    expect(buffer.kept).toBeUndefined();
    expect(states).toEqual(['saving', 'saved']);
  });

  it('sends what was typed while a save was running, and never two at once', async () => {
    const server = makeServer();
    const { sync, buffer } = make(server);
    sync.edit(draft('Once'), { pauseMs: 10_000 });
    const first = sync.save();
    sync.edit(draft('Once upon'), { pauseMs: 0 });
    const second = sync.save();
    expect(textOf(buffer.kept?.data)).toBe('Once upon');
    await Promise.all([first, second]);
    expect(server.saves).toEqual(['Once', 'Once upon']);
    expect(server.mostRunning).toBe(1);
    expect(buffer.kept).toBeUndefined();
  });

  it('keeps trying while the server is out of reach, with the buffer full', async () => {
    const server = makeServer();
    server.failures = [{ kind: 'unreachable' }, { kind: 'unreachable' }];
    const { sync, states } = make(server);
    sync.edit(draft('Storm'), { pauseMs: 10_000 });
    expect(await sync.save()).toBe(false);
    await vi.waitFor(() => expect(states.at(-1)).toBe('saved'));
    expect(server.text).toBe('Storm');
    expect(states).toEqual(['saving', 'offline', 'saving', 'offline', 'saving', 'saved']);
  });

  it('stops when signed out and goes on after signing in, losing nothing', async () => {
    const server = makeServer();
    server.failures = [{ kind: 'signed-out' }];
    const { sync, buffer, states } = make(server);
    sync.edit(draft('Half a'), { pauseMs: 10_000 });
    await sync.save();
    expect(states.at(-1)).toBe('signed-out');
    sync.edit(draft('Half a story'), { pauseMs: 10_000 });
    expect(textOf(buffer.kept?.data)).toBe('Half a story');
    sync.resume();
    await sync.save();
    expect(server.text).toBe('Half a story');
  });

  it.each([
    ['mine', 'from this tab'],
    ['theirs', 'from the other tab'],
  ] as const)('keeps both texts of a conflict until the child chose %s', async (which, expected) => {
    const server = makeServer();
    const { sync, buffer, states } = make(server);
    server.text = 'from the other tab';
    server.version = 7;
    sync.edit(draft('from this tab'), { pauseMs: 10_000 });
    await sync.save();
    expect(states.at(-1)).toBe('conflict');
    expect(server.text).toBe('from the other tab');
    expect(textOf(buffer.kept?.data)).toBe('from this tab');
    sync.edit(draft('from this tab'), { pauseMs: 0 });
    await sync.save();
    expect(server.text).toBe('from the other tab');
    expect(textOf(await sync.choose(which))).toBe(expected);
    expect(server.text).toBe(expected);
    expect(buffer.kept).toBeUndefined();
  });

  it('asks again when what was typed beside a conflict did not reach the server', async () => {
    const server = makeServer();
    const { sync, buffer, states, page } = make(server);
    server.text = 'from the other tab';
    server.version = 7;
    sync.edit(draft('from this tab'), { pauseMs: 10_000 });
    await sync.save();
    page.unheard = 'from this tab, and more';
    server.failures = [{ kind: 'unreachable' }];
    states.length = 0;
    expect(textOf(await sync.choose('theirs'))).toBe('from this tab, and more');
    expect(states).toEqual(['conflict']);
    expect(textOf(buffer.kept?.data)).toBe('from this tab, and more');
    expect(textOf(await sync.choose('theirs'))).toBe('from the other tab');
    expect(server.kept).toContain('from this tab, and more');
  });

  it('takes up what an earlier visit could not send', async () => {
    const server = makeServer('Old', 3);
    const { sync } = make(server);
    expect(textOf(sync.restore(buffered('Old and new', { on: 'Old' })))).toBe('Old and new');
    await sync.save();
    expect(server.text).toBe('Old and new');
  });

  it('asks when the buffer and the server went different ways', async () => {
    const server = makeServer('Other', 5);
    const { sync, states } = make(server);
    expect(textOf(sync.restore(buffered('Mine', { on: 'Old' })))).toBe('Mine');
    await vi.waitFor(() => expect(states.at(-1)).toBe('conflict'));
    expect(server.text).toBe('Other');
    expect(server.kept).toEqual(['Mine']);
  });

  it('knows its own text again when only the answer got lost', async () => {
    const server = makeServer();
    server.lostAnswers = 1;
    const { sync, states } = make(server);
    sync.edit(draft('Once'), { pauseMs: 10_000 });
    const saving = sync.save();
    sync.edit(draft('Once upon'), { pauseMs: 10_000 });
    await saving;
    await vi.waitFor(() => expect(server.text).toBe('Once upon'));
    expect(states).not.toContain('conflict');
  });

  it('knows what was sent before a reload that saw an old text as its own', async () => {
    const server = makeServer('Once', 0);
    const first = make(server);
    server.lostAnswers = 1;
    first.sync.edit(draft('Once upon'), { pauseMs: 0 });
    await first.sync.leave();
    expect(server.text).toBe('Once upon');
    // Without a network the page opens with what the device kept.
    const { sync, states } = make({ ...server, text: 'Once', version: 0 }, first.buffer);
    sync.restore(first.buffer.kept ?? null);
    sync.edit(draft('Once upon a time'), { pauseMs: 0 });
    await vi.waitFor(() => expect(server.text).toBe('Once upon a time'));
    expect(states).not.toContain('conflict');
  });

  it('knows its own text again on the next visit', async () => {
    const server = makeServer();
    server.lostAnswers = 1;
    const first = make(server);
    first.sync.edit(draft('Once'), { pauseMs: 10_000 });
    const saving = first.sync.save();
    first.sync.edit(draft('Once upon'), { pauseMs: 10_000 });
    server.failures = [{ kind: 'signed-out' }];
    await saving;
    await first.sync.save();
    server.failures = [];
    const { sync, states } = make(server, first.buffer);
    expect(textOf(sync.restore(first.buffer.kept ?? null))).toBe('Once upon');
    await vi.waitFor(() => expect(server.text).toBe('Once upon'));
    expect(states).not.toContain('conflict');
  });

  it('sends the newest text after one that was on its way when the page was left', async () => {
    const server = makeServer();
    const { sync, buffer } = make(server);
    sync.edit(draft('Once'), { pauseMs: 10_000 });
    void sync.save();
    sync.edit(draft('Once upon'), { pauseMs: 10_000 });
    await sync.leave();
    expect(server.saves).toEqual(['Once', 'Once upon']);
    expect(buffer.kept).toBeUndefined();
  });

  it('waits for the end of the typing', async () => {
    vi.useFakeTimers();
    try {
      const server = makeServer();
      const { sync } = make(server);
      sync.postpone(500);
      sync.edit(draft('O'), { pauseMs: 250 });
      await vi.advanceTimersByTimeAsync(200);
      sync.postpone(500);
      await vi.advanceTimersByTimeAsync(499);
      expect(server.saves).toEqual([]);
      await vi.advanceTimersByTimeAsync(2);
      expect(server.saves).toEqual(['O']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('sends a text on its way once more under the same version when the page is closed over it', async () => {
    const server = makeServer();
    // The page is gone before the first one is out.
    server.failures = [{ kind: 'unreachable' }];
    const { sync } = make(server);
    sync.edit(draft('Once'), { pauseMs: 10_000 });
    void sync.save();
    await sync.leave();
    expect(server.saves).toEqual(['Once']);
    expect(server.kept).toEqual([]);
  });

  it.each(['save', 'leave'] as const)('sends the last letters of the page on %s', async (going) => {
    const server = makeServer('Once');
    const { sync, page } = make(server);
    page.unheard = 'Once upon';
    await sync[going]();
    expect(server.text).toBe('Once upon');
  });

  it.each([
    ['hangs', () => new Promise<void>(() => undefined)],
    ['refuses', () => Promise.reject(new Error('no room'))],
  ])('goes on saving when the database of the device %s', async (_, answer) => {
    const server = makeServer();
    const sync = new DraftSync({
      data: draft(''),
      version: 0,
      buffer: { write: answer, hurry: () => undefined, clear: answer },
      send: server.send,
      collect: () => undefined,
      onState: () => undefined,
      onMerged: () => undefined,
    });
    for (const text of ['One.', 'One. Two.']) {
      sync.edit(draft(text), { pauseMs: 10_000 });
      expect(await sync.save()).toBe(true);
    }
    expect(server.text).toBe('One. Two.');
  });

  it('goes on saving when the page was only put aside', async () => {
    const server = makeServer();
    const { sync } = make(server);
    await sync.leave();
    sync.resume();
    sync.edit(draft('Back'), { pauseMs: 10_000 });
    expect(await sync.save()).toBe(true);
    expect(server.text).toBe('Back');
  });

  it('remembers that a page was cleared while a save was running', async () => {
    const server = makeServer('Old');
    const cleared: boolean[] = [];
    const sync = new DraftSync({
      data: draft('Old'),
      version: 0,
      buffer: memoryBuffer(),
      send: (sent) => {
        cleared.push(sent.cleared);
        return server.send(sent);
      },
      collect: () => undefined,
      onState: () => undefined,
      onMerged: () => undefined,
    });
    sync.edit(draft('Old one'), { pauseMs: 10_000 });
    const saving = sync.save();
    sync.edit(draft(''), { pauseMs: 10_000, cleared: true });
    await saving;
    expect(cleared).toEqual([false, true]);
  });

  it('sends a last time on leaving', async () => {
    const server = makeServer();
    const { sync, buffer } = make(server);
    sync.edit(draft('Bye'), { pauseMs: 10_000 });
    const left = sync.leave();
    expect(textOf(buffer.kept?.data)).toBe('Bye');
    await left;
    expect(server.text).toBe('Bye');
    expect(buffer.kept).toBeUndefined();
  });
});
