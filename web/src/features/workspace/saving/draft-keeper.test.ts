import type { StepEntry } from '@inkling/contract';
import { describe, expect, it, vi } from 'vitest';
import type { BufferedDraft, DraftBuffer } from './draft-buffer.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { SaveAnswer, SaveState } from './save-states.ts';

const draft = (content: string): StepEntry[] => [
  { id: 'draft', title: 'Draft', type: 'freeWriting', content },
];
const textOf = (data: StepEntry[] | undefined): unknown => data?.[0]?.content;

const buffered = (text: string, { on }: { on: string }): BufferedDraft => ({
  data: draft(text),
  version: 3,
  base: draft(on),
  sent: [],
  cleared: false,
});

const memoryBuffer = (): DraftBuffer & { kept: BufferedDraft | undefined } => ({
  kept: undefined,
  async write(value) {
    this.kept = value;
  },
  async clear() {
    this.kept = undefined;
  },
});

/** A server that keeps versions as the real one does, with failures to order. */
const makeServer = (text = '', version = 0) => {
  const server = {
    text,
    version,
    saves: [] as string[],
    failures: [] as SaveAnswer[],
    /** So many saves are stored and their answer gets lost. */
    lostAnswers: 0,
    kept: [] as string[],
    running: 0,
    mostRunning: 0,
    send: async (sent: { data: StepEntry[]; version: number }): Promise<SaveAnswer> => {
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
  /** EmailTemplates on the page that the keeper has not heard of. */
  const page = { unheard: '' };
  const states: SaveState['name'][] = [];
  const keeper = new DraftKeeper({
    data: draft(server.text),
    version: server.version,
    buffer,
    send: server.send,
    collect: () => {
      const { unheard } = page;
      page.unheard = '';
      if (unheard) keeper.edit(draft(unheard), { pauseMs: 10_000 });
    },
    onState: ({ name }) => states.push(name),
    onMerged: () => undefined,
    wait: async () => undefined,
  });
  return { keeper, buffer, states, page };
};

describe('the keeper of a draft', () => {
  it('buffers at once and clears the buffer only when the server has that text', async () => {
    const server = makeServer();
    const { keeper, buffer, states } = make(server);
    keeper.edit(draft('Once'), { pauseMs: 10_000 });
    expect(textOf(buffer.kept?.data)).toBe('Once');
    await keeper.save();
    expect(server.text).toBe('Once');
    expect(buffer.kept).toBeUndefined();
    expect(states).toEqual(['saving', 'saved']);
  });

  it('sends what was typed while a save was running, and never two at once', async () => {
    const server = makeServer();
    const { keeper, buffer } = make(server);
    keeper.edit(draft('Once'), { pauseMs: 10_000 });
    const first = keeper.save();
    keeper.edit(draft('Once upon'), { pauseMs: 0 });
    const second = keeper.save();
    expect(textOf(buffer.kept?.data)).toBe('Once upon');
    await Promise.all([first, second]);
    expect(server.saves).toEqual(['Once', 'Once upon']);
    expect(server.mostRunning).toBe(1);
    expect(buffer.kept).toBeUndefined();
  });

  it('keeps trying while the server is out of reach, with the buffer full', async () => {
    const server = makeServer();
    server.failures = [{ kind: 'unreachable' }, { kind: 'unreachable' }];
    const { keeper, states } = make(server);
    keeper.edit(draft('Storm'), { pauseMs: 10_000 });
    expect(await keeper.save()).toBe(false);
    await vi.waitFor(() => expect(states.at(-1)).toBe('saved'));
    expect(server.text).toBe('Storm');
    expect(states).toEqual(['saving', 'offline', 'saving', 'offline', 'saving', 'saved']);
  });

  it('stops when signed out and goes on after signing in, losing nothing', async () => {
    const server = makeServer();
    server.failures = [{ kind: 'signed-out' }];
    const { keeper, buffer, states } = make(server);
    keeper.edit(draft('Half a'), { pauseMs: 10_000 });
    await keeper.save();
    expect(states.at(-1)).toBe('signed-out');
    keeper.edit(draft('Half a story'), { pauseMs: 10_000 });
    expect(textOf(buffer.kept?.data)).toBe('Half a story');
    keeper.resume();
    await keeper.save();
    expect(server.text).toBe('Half a story');
  });

  it.each([
    ['mine', 'from this tab'],
    ['theirs', 'from the other tab'],
  ] as const)('keeps both texts of a conflict until the child chose %s', async (which, expected) => {
    const server = makeServer();
    const { keeper, buffer, states } = make(server);
    server.text = 'from the other tab';
    server.version = 7;
    keeper.edit(draft('from this tab'), { pauseMs: 10_000 });
    await keeper.save();
    expect(states.at(-1)).toBe('conflict');
    expect(server.text).toBe('from the other tab');
    expect(textOf(buffer.kept?.data)).toBe('from this tab');
    keeper.edit(draft('from this tab'), { pauseMs: 0 });
    await keeper.save();
    expect(server.text).toBe('from the other tab');
    expect(textOf(await keeper.choose(which))).toBe(expected);
    expect(server.text).toBe(expected);
    expect(buffer.kept).toBeUndefined();
  });

  it('asks again when what was typed beside a conflict did not reach the server', async () => {
    const server = makeServer();
    const { keeper, buffer, states, page } = make(server);
    server.text = 'from the other tab';
    server.version = 7;
    keeper.edit(draft('from this tab'), { pauseMs: 10_000 });
    await keeper.save();
    page.unheard = 'from this tab, and more';
    server.failures = [{ kind: 'unreachable' }];
    states.length = 0;
    expect(textOf(await keeper.choose('theirs'))).toBe('from this tab, and more');
    expect(states).toEqual(['conflict']);
    expect(textOf(buffer.kept?.data)).toBe('from this tab, and more');
    expect(textOf(await keeper.choose('theirs'))).toBe('from the other tab');
    expect(server.kept).toContain('from this tab, and more');
  });

  it('takes up what an earlier visit could not send', async () => {
    const server = makeServer('Old', 3);
    const { keeper } = make(server);
    expect(textOf(keeper.restore(buffered('Old and new', { on: 'Old' })))).toBe('Old and new');
    await keeper.save();
    expect(server.text).toBe('Old and new');
  });

  it('asks when the buffer and the server went different ways', async () => {
    const server = makeServer('Other', 5);
    const { keeper, states } = make(server);
    expect(textOf(keeper.restore(buffered('Mine', { on: 'Old' })))).toBe('Mine');
    await vi.waitFor(() => expect(states.at(-1)).toBe('conflict'));
    expect(server.text).toBe('Other');
    expect(server.kept).toEqual(['Mine']);
  });

  it('knows its own text again when only the answer got lost', async () => {
    const server = makeServer();
    server.lostAnswers = 1;
    const { keeper, states } = make(server);
    keeper.edit(draft('Once'), { pauseMs: 10_000 });
    const saving = keeper.save();
    keeper.edit(draft('Once upon'), { pauseMs: 10_000 });
    await saving;
    await vi.waitFor(() => expect(server.text).toBe('Once upon'));
    expect(states).not.toContain('conflict');
  });

  it('knows its own text again on the next visit', async () => {
    const server = makeServer();
    server.lostAnswers = 1;
    const first = make(server);
    first.keeper.edit(draft('Once'), { pauseMs: 10_000 });
    const saving = first.keeper.save();
    first.keeper.edit(draft('Once upon'), { pauseMs: 10_000 });
    server.failures = [{ kind: 'signed-out' }];
    await saving;
    await first.keeper.save();
    server.failures = [];
    const { keeper, states } = make(server, first.buffer);
    expect(textOf(keeper.restore(first.buffer.kept ?? null))).toBe('Once upon');
    await vi.waitFor(() => expect(server.text).toBe('Once upon'));
    expect(states).not.toContain('conflict');
  });

  it('sends the newest text after one that was on its way when the page was left', async () => {
    const server = makeServer();
    const { keeper, buffer } = make(server);
    keeper.edit(draft('Once'), { pauseMs: 10_000 });
    void keeper.save();
    keeper.edit(draft('Once upon'), { pauseMs: 10_000 });
    await keeper.leave();
    expect(server.saves).toEqual(['Once', 'Once upon']);
    expect(buffer.kept).toBeUndefined();
  });

  it('waits for the end of the typing', async () => {
    vi.useFakeTimers();
    try {
      const server = makeServer();
      const { keeper } = make(server);
      keeper.postpone(500);
      keeper.edit(draft('O'), { pauseMs: 250 });
      await vi.advanceTimersByTimeAsync(200);
      keeper.postpone(500);
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
    const { keeper } = make(server);
    keeper.edit(draft('Once'), { pauseMs: 10_000 });
    void keeper.save();
    await keeper.leave();
    expect(server.saves).toEqual(['Once']);
    expect(server.kept).toEqual([]);
  });

  it.each(['save', 'leave'] as const)('sends the last letters of the page on %s', async (going) => {
    const server = makeServer('Once');
    const { keeper, page } = make(server);
    page.unheard = 'Once upon';
    await keeper[going]();
    expect(server.text).toBe('Once upon');
  });

  it.each([
    ['hangs', () => new Promise<void>(() => undefined)],
    ['refuses', () => Promise.reject(new Error('no room'))],
  ])('goes on saving when the database of the device %s', async (_, answer) => {
    const server = makeServer();
    const keeper = new DraftKeeper({
      data: draft(''),
      version: 0,
      buffer: { write: answer, clear: answer },
      send: server.send,
      collect: () => undefined,
      onState: () => undefined,
      onMerged: () => undefined,
    });
    for (const text of ['One.', 'One. Two.']) {
      keeper.edit(draft(text), { pauseMs: 10_000 });
      expect(await keeper.save()).toBe(true);
    }
    expect(server.text).toBe('One. Two.');
  });

  it('goes on saving when the page was only put aside', async () => {
    const server = makeServer();
    const { keeper } = make(server);
    await keeper.leave();
    keeper.resume();
    keeper.edit(draft('Back'), { pauseMs: 10_000 });
    expect(await keeper.save()).toBe(true);
    expect(server.text).toBe('Back');
  });

  it('remembers that a page was cleared while a save was running', async () => {
    const server = makeServer('Old');
    const cleared: boolean[] = [];
    const keeper = new DraftKeeper({
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
    keeper.edit(draft('Old one'), { pauseMs: 10_000 });
    const saving = keeper.save();
    keeper.edit(draft(''), { pauseMs: 10_000, cleared: true });
    await saving;
    expect(cleared).toEqual([false, true]);
  });

  it('sends a last time on leaving', async () => {
    const server = makeServer();
    const { keeper, buffer } = make(server);
    keeper.edit(draft('Bye'), { pauseMs: 10_000 });
    const left = keeper.leave();
    expect(textOf(buffer.kept?.data)).toBe('Bye');
    await left;
    expect(server.text).toBe('Bye');
    expect(buffer.kept).toBeUndefined();
  });
});
