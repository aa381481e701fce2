import type { StepEntry } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { BufferedDraft, DraftBuffer } from './draft-buffer.ts';
import { DraftKeeper, type SaveAnswer, type SaveState } from './draft-keeper.ts';

const draft = (content: string): StepEntry[] => [
  { id: 'draft', title: 'Draft', type: 'freeWriting', content },
];
const textOf = (data: StepEntry[] | undefined): unknown => data?.[0]?.content;

const memoryBuffer = (first?: BufferedDraft): DraftBuffer & { kept: BufferedDraft | undefined } => ({
  kept: first,
  async read() {
    return this.kept;
  },
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
    running: 0,
    mostRunning: 0,
    send: async (sent: { data: StepEntry[]; version: number }): Promise<SaveAnswer> => {
      server.running += 1;
      server.mostRunning = Math.max(server.mostRunning, server.running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      server.running -= 1;
      const failure = server.failures.shift();
      if (failure) return failure;
      if (sent.version !== server.version)
        return { kind: 'conflict', theirs: draft(server.text), version: server.version };
      server.text = String(textOf(sent.data));
      server.saves.push(server.text);
      server.version += 1;
      return { kind: 'saved', version: server.version };
    },
  };
  return server;
};

const make = (server: ReturnType<typeof makeServer>, buffer = memoryBuffer()) => {
  const states: SaveState['name'][] = [];
  const keeper = new DraftKeeper({
    data: draft(server.text),
    version: server.version,
    buffer,
    send: server.send,
    onState: ({ name }) => states.push(name),
    wait: async () => undefined,
  });
  return { keeper, buffer, states };
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
    await keeper.save();
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

  it('takes up what an earlier visit could not send', async () => {
    const server = makeServer('Old', 3);
    const { keeper } = make(server, memoryBuffer({ data: draft('Old and new'), version: 3 }));
    expect(textOf(await keeper.restore())).toBe('Old and new');
    await keeper.save();
    expect(server.text).toBe('Old and new');
  });

  it('asks when the buffer and the server went different ways', async () => {
    const server = makeServer('Other', 5);
    const { keeper, states } = make(server, memoryBuffer({ data: draft('Mine'), version: 3 }));
    expect(textOf(await keeper.restore())).toBe('Mine');
    expect(states).toEqual(['conflict']);
    expect(server.text).toBe('Other');
  });

  it('sends a last time on leaving', async () => {
    const server = makeServer();
    const { keeper, buffer } = make(server);
    keeper.edit(draft('Bye'), { pauseMs: 10_000 });
    keeper.leave();
    expect(textOf(buffer.kept?.data)).toBe('Bye');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(server.text).toBe('Bye');
  });
});
