import type { StepEntry } from '@inkling/contract';
import type { DraftBuffer } from './draft-buffer.ts';

/** How a try to save ended, in the words of the keeper. */
export type SaveAnswer =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; theirs: StepEntry[]; version: number }
  /** The writing was completed elsewhere: nothing more can be saved. */
  | { kind: 'closed' }
  | { kind: 'signed-out' }
  /** No connection, or the server is in trouble: tried again by itself. */
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string };

export type SaveState =
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'saved' }
  | { name: 'offline' }
  | { name: 'signed-out' }
  | { name: 'closed' }
  | { name: 'refused'; message: string }
  | { name: 'conflict'; theirs: StepEntry[] };

export interface KeeperOptions {
  data: StepEntry[];
  version: number;
  buffer: DraftBuffer;
  /** Sends the whole data, naming the version last seen. `isLast` when the page is being left. */
  send: (draft: {
    data: StepEntry[];
    version: number;
    cleared: boolean;
    isLast: boolean;
  }) => Promise<SaveAnswer>;
  onState: (state: SaveState) => void;
  /** Waits; replaced in tests. */
  wait?: (ms: number) => Promise<void>;
}

const firstRetryMs = 1000;
const longestRetryMs = 15_000;
const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isSame = (a: StepEntry[], b: StepEntry[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps a child's words: in this device's buffer at once, on the server in order. Saves never overlap,
 * the buffer is cleared only for exactly the text the server has, and a conflict stops until the child chose.
 */
export class DraftKeeper {
  private readonly options: KeeperOptions;
  private data: StepEntry[];
  private savedData: StepEntry[];
  private version: number;
  private isCleared = false;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private conflict: { theirs: StepEntry[]; version: number } | null = null;
  private isStopped = false;
  private retryMs = firstRetryMs;

  constructor(options: KeeperOptions) {
    this.options = options;
    this.data = options.data;
    this.savedData = options.data;
    this.version = options.version;
  }

  get current(): StepEntry[] {
    return this.data;
  }

  get isDirty(): boolean {
    return !isSame(this.data, this.savedData);
  }

  /** Takes up what an earlier visit left in the buffer; answers the data to show. */
  async restore(): Promise<StepEntry[]> {
    const buffered = await this.options.buffer.read();
    if (!buffered || isSame(buffered.data, this.savedData)) return this.data;
    this.data = buffered.data;
    if (buffered.version === this.version) void this.save();
    else this.enterConflict({ theirs: this.savedData, version: this.version });
    return this.data;
  }

  /** The child typed: buffered at once, sent after a pause. */
  edit(data: StepEntry[], { pauseMs, cleared = false }: { pauseMs: number; cleared?: boolean }): void {
    this.data = data;
    this.isCleared = this.isCleared || cleared;
    void this.remember();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), pauseMs);
  }

  /** Sends what is not saved yet; resolves when the server has it or can't be had now. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** The connection is back, or the child signed in again. */
  resume(): void {
    this.retryMs = firstRetryMs;
    void this.save();
  }

  /** The child chose a text of the two; the other stays among the earlier drafts. */
  async choose(which: 'mine' | 'theirs'): Promise<StepEntry[]> {
    const { conflict } = this;
    if (!conflict) return this.data;
    this.conflict = null;
    this.version = conflict.version;
    this.savedData = conflict.theirs;
    if (which === 'theirs') this.data = conflict.theirs;
    await this.remember();
    await this.save();
    return this.data;
  }

  /** What the server answered to another call (opening, completing) is the newest known. */
  adopt(data: StepEntry[], version: number): void {
    this.version = version;
    this.savedData = data;
    this.data = data;
  }

  /** One last try while the page goes away; the buffer has it in any case. */
  leave(): void {
    clearTimeout(this.timer);
    this.isStopped = true;
    if (this.isDirty && !this.conflict)
      void this.options.send({
        data: this.data,
        version: this.version,
        cleared: this.isCleared,
        isLast: true,
      });
  }

  private remember(): Promise<void> {
    return this.isDirty
      ? this.options.buffer.write({ data: this.data, version: this.version })
      : this.options.buffer.clear();
  }

  private async run(): Promise<void> {
    while (this.isDirty && !this.conflict && !this.isStopped) {
      this.options.onState({ name: 'saving' });
      const sent = this.data;
      const cleared = this.isCleared;
      const answer = await this.options.send({ data: sent, version: this.version, cleared, isLast: false });
      if (!(await this.take(answer, sent))) return;
    }
  }

  /** Answers whether to go on. */
  private async take(answer: SaveAnswer, sent: StepEntry[]): Promise<boolean> {
    switch (answer.kind) {
      case 'saved':
        this.version = answer.version;
        this.savedData = sent;
        this.isCleared = false;
        this.retryMs = firstRetryMs;
        await this.remember();
        this.options.onState({ name: 'saved' });
        return true;
      case 'conflict':
        this.enterConflict(answer);
        return false;
      case 'unreachable':
        this.options.onState({ name: 'offline' });
        await (this.options.wait ?? realWait)(this.retryMs);
        this.retryMs = Math.min(this.retryMs * 2, longestRetryMs);
        return true;
      case 'refused':
        this.options.onState({ name: 'refused', message: answer.message });
        return false;
      default:
        this.options.onState({ name: answer.kind });
        return false;
    }
  }

  private enterConflict(conflict: { theirs: StepEntry[]; version: number }): void {
    this.conflict = conflict;
    this.options.onState({ name: 'conflict', theirs: conflict.theirs });
  }
}
