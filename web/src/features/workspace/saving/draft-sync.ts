import type { StepEntry } from '@inkling/contract';
import type { DraftBuffer } from './draft-buffer.ts';
import { fingerprint, isSame, mergeDrafts } from './merge-drafts.ts';
import type { UnsyncedDraft } from './parse-local-draft.ts';
import type { SaveResponse, SaveState } from './save-states.ts';

interface Sending {
  data: StepEntry[];
  version: number;
  cleared: boolean;
  /** The page is being left. */
  isLast: boolean;
}

export interface DraftSyncOptions {
  data: StepEntry[];
  version: number;
  buffer: DraftBuffer;
  /** Sends the whole data, naming the version last seen. */
  send: (draft: Sending) => Promise<SaveResponse>;
  onState: (state: SaveState) => void;
  /** Before anything is decided, the page hands over what was typed and not told yet. */
  collect: () => void;
  /** Another place changed another part: this is what both wrote. */
  onMerged: (data: StepEntry[]) => void;
  /** Waits; replaced in tests. */
  wait?: (ms: number) => Promise<void>;
}

const firstRetryMs = 1000;
const longestRetryMs = 15_000;
/** Offline, something is tried every quarter of a minute: a school day of them, and the first may be the one that arrived. */
const rememberedSends = 2000;
const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Saves a draft: into this device's buffer at once, to the server in order. Saves never overlap,
 * the buffer is cleared only for exactly the text the server has, and a conflict stops until the child chose.
 */
export class DraftSync {
  private readonly options: DraftSyncOptions;
  private data: StepEntry[];
  private savedData: StepEntry[];
  private version: number;
  private isCleared = false;
  /** What was sent and not answered: it may have arrived all the same. */
  private unacknowledged: string[] = [];
  private running: Promise<void> | null = null;
  private inFlight: StepEntry[] | null = null;
  private waiting: ((isSaved: boolean) => void)[] = [];
  private wake: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private conflict: { theirs: StepEntry[]; version: number; kept: StepEntry[] } | null = null;
  private isStopped = false;
  private retryMs = firstRetryMs;
  private isUnreachable = false;

  constructor(options: DraftSyncOptions) {
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

  /** The last try did not reach the server: what is not saved is kept here and tried again by itself. */
  get isOffline(): boolean {
    return this.isUnreachable && this.isDirty;
  }

  /** Takes up what an earlier visit left in the buffer; answers the data to show. */
  restore(buffered: UnsyncedDraft | null): StepEntry[] {
    if (!buffered || isSame(buffered.data, this.savedData)) return this.data;
    const { base, sent, version, cleared } = buffered;
    const merged = mergeDrafts({ mine: buffered.data, theirs: this.savedData, base, sent });
    this.data = merged ?? buffered.data;
    this.isCleared = cleared;
    // Opened without a network we know an old text: what was sent may be on the server by now.
    this.unacknowledged = sent;
    if (!merged) {
      // Sent as what it is, typed on an old version: the server keeps it and answers with the other text.
      this.version = version;
      this.savedData = base;
    }
    this.start();
    return this.data;
  }

  /** The child typed: buffered at once, sent after a pause. */
  edit(data: StepEntry[], { pauseMs, cleared = false }: { pauseMs: number; cleared?: boolean }): void {
    this.data = data;
    this.isCleared = this.isCleared || cleared;
    this.writeBuffer();
    this.sendAfter(pauseMs);
  }

  /** More is being typed: what waits to be sent waits for its end. */
  postpone(pauseMs: number): void {
    if (this.timer !== undefined) this.sendAfter(pauseMs);
  }

  /** Sends what is not saved yet; tells whether the server has it all now. What it does not have is tried again. */
  save(): Promise<boolean> {
    this.options.collect();
    clearTimeout(this.timer);
    if (!this.isDirty && !this.running) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.wake();
      this.start();
    });
  }

  /** The page is out of sight, and on a phone may not come back. */
  putAside(): void {
    void this.save();
    this.options.buffer.hurry();
  }

  /** The connection is back, the child signed in again, or the page was only put aside. */
  resume(): void {
    this.isStopped = false;
    this.retryMs = firstRetryMs;
    void this.save();
  }

  /** The child chose a text of the two; the other stays among the earlier drafts. */
  async choose(which: 'mine' | 'theirs'): Promise<StepEntry[]> {
    const { conflict } = this;
    if (!conflict) return this.data;
    this.options.collect();
    if (which === 'theirs' && !isSame(this.data, conflict.kept)) {
      // Typed after the server kept this text: it gets the rest too, before this page lets go of it.
      const response = await this.options.send({ ...this.payload(), isLast: false });
      if (response.kind !== 'conflict') {
        this.options.onState({ name: 'conflict', theirs: conflict.theirs });
        return this.data;
      }
    }
    this.conflict = null;
    this.version = conflict.version;
    this.savedData = conflict.theirs;
    this.unacknowledged = [];
    if (which === 'theirs') this.data = conflict.theirs;
    this.writeBuffer();
    await this.save();
    return this.data;
  }

  /** What the server answered to another call (restoring, completing) is the newest known. */
  adopt(data: StepEntry[], version: number): void {
    clearTimeout(this.timer);
    this.version = version;
    this.savedData = data;
    this.data = data;
    this.writeBuffer();
  }

  /** One last try while the page goes away; the buffer has it in any case. */
  async leave(): Promise<void> {
    this.options.collect();
    clearTimeout(this.timer);
    this.isStopped = true;
    this.options.buffer.hurry();
    if (!this.isDirty || this.conflict) return;
    const payload = this.payload();
    this.unacknowledged.push(fingerprint(payload.data));
    this.writeBuffer();
    this.options.buffer.hurry();
    // A save of another text under way arrives first, and makes the version one higher.
    const isOvertaking = this.inFlight !== null && !isSame(this.inFlight, payload.data);
    const version = this.version + Number(isOvertaking);
    const response = await this.options.send({ ...payload, version, isLast: true });
    if (response.kind !== 'saved') return;
    this.version = Math.max(this.version, response.version);
    this.savedData = payload.data;
    this.writeBuffer();
  }

  private sendAfter(pauseMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.start();
    }, pauseMs);
  }

  private payload() {
    return { data: this.data, version: this.version, cleared: this.isCleared };
  }

  /** Nobody waits for the device: its database may hang or refuse, and the server goes on taking the words. */
  private writeBuffer(): void {
    const { buffer } = this.options;
    const kept = this.isDirty
      ? buffer.write({ ...this.payload(), base: this.savedData, sent: this.unacknowledged })
      : buffer.clear();
    kept.catch(() => undefined);
  }

  private start(): void {
    this.running ??= this.run().finally(() => {
      this.running = null;
      this.settleWaiting(!this.isDirty);
    });
  }

  private settleWaiting(isSaved: boolean): void {
    for (const resolve of this.waiting.splice(0)) resolve(isSaved);
  }

  private async run(): Promise<void> {
    while (this.isDirty && !this.conflict && !this.isStopped) {
      this.options.onState({ name: 'saving' });
      const payload = this.payload();
      this.unacknowledged = [...new Set([...this.unacknowledged, fingerprint(payload.data)])].slice(
        -rememberedSends,
      );
      this.writeBuffer();
      this.inFlight = payload.data;
      const response = await this.options.send({ ...payload, isLast: false });
      this.inFlight = null;
      if (!(await this.handleResponse(response, payload.data))) return;
    }
  }

  /** Answers whether to go on. */
  private async handleResponse(response: SaveResponse, sent: StepEntry[]): Promise<boolean> {
    this.isUnreachable = response.kind === 'unreachable';
    switch (response.kind) {
      case 'saved':
        this.version = response.version;
        this.savedData = sent;
        this.unacknowledged = [];
        if (this.data === sent) this.isCleared = false;
        this.retryMs = firstRetryMs;
        this.writeBuffer();
        this.options.onState({ name: 'saved' });
        return true;
      case 'conflict':
        return this.resolveConflict(response, sent);
      case 'unreachable':
        this.options.onState({ name: 'offline' });
        this.settleWaiting(false);
        await this.pause();
        return true;
      case 'rejected':
        this.options.onState({ name: 'rejected', message: response.message });
        return false;
      default:
        this.options.onState({ name: response.kind });
        return false;
    }
  }

  private async pause(): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    await Promise.race([woken, (this.options.wait ?? realWait)(this.retryMs)]);
    this.retryMs = Math.min(this.retryMs * 2, longestRetryMs);
  }

  /** The server has another text: our own that arrived unheard, a change elsewhere in the piece, or a real conflict. */
  private resolveConflict(
    { theirs, version }: { theirs: StepEntry[]; version: number },
    kept: StepEntry[],
  ): boolean {
    this.options.collect();
    const merged = mergeDrafts({ mine: this.data, theirs, base: this.savedData, sent: this.unacknowledged });
    if (!merged) {
      this.conflict = { theirs, version, kept };
      this.options.onState({ name: 'conflict', theirs });
      return false;
    }
    this.version = version;
    this.savedData = theirs;
    this.unacknowledged = [];
    if (!isSame(merged, this.data)) {
      this.data = merged;
      this.options.onMerged(merged);
    }
    this.writeBuffer();
    return true;
  }
}
