import type { StepEntry } from '@inkling/contract';
import { fingerprint, isSame, settle } from './compare-drafts.ts';
import type { BufferedDraft, DraftBuffer } from './draft-buffer.ts';
import type { SaveAnswer, SaveState } from './save-states.ts';

interface Sending {
  data: StepEntry[];
  version: number;
  cleared: boolean;
  /** The page is being left. */
  isLast: boolean;
}

export interface KeeperOptions {
  data: StepEntry[];
  version: number;
  buffer: DraftBuffer;
  /** Sends the whole data, naming the version last seen. */
  send: (draft: Sending) => Promise<SaveAnswer>;
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
const rememberedSends = 50;
const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
  /** What was sent and not answered: it may have arrived all the same. */
  private unanswered: string[] = [];
  private running: Promise<void> | null = null;
  private onItsWay: StepEntry[] | null = null;
  private waiting: ((isSaved: boolean) => void)[] = [];
  private wake: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private conflict: { theirs: StepEntry[]; version: number; kept: StepEntry[] } | null = null;
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
  restore(buffered: BufferedDraft | null): StepEntry[] {
    if (!buffered || isSame(buffered.data, this.savedData)) return this.data;
    const { base, sent, version, cleared } = buffered;
    const settled = settle({ mine: buffered.data, theirs: this.savedData, base, sent });
    this.data = settled ?? buffered.data;
    this.isCleared = cleared;
    if (!settled) {
      // Sent as what it is, typed on an old version: the server keeps it and answers with the other text.
      this.version = version;
      this.savedData = base;
    }
    this.begin();
    return this.data;
  }

  /** The child typed: buffered at once, sent after a pause. */
  edit(data: StepEntry[], { pauseMs, cleared = false }: { pauseMs: number; cleared?: boolean }): void {
    this.data = data;
    this.isCleared = this.isCleared || cleared;
    this.remember();
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
      this.begin();
    });
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
      const answer = await this.options.send({ ...this.parcel(), isLast: false });
      if (answer.kind !== 'conflict') {
        this.options.onState({ name: 'conflict', theirs: conflict.theirs });
        return this.data;
      }
    }
    this.conflict = null;
    this.version = conflict.version;
    this.savedData = conflict.theirs;
    this.unanswered = [];
    if (which === 'theirs') this.data = conflict.theirs;
    this.remember();
    await this.save();
    return this.data;
  }

  /** What the server answered to another call (restoring, completing) is the newest known. */
  adopt(data: StepEntry[], version: number): void {
    clearTimeout(this.timer);
    this.version = version;
    this.savedData = data;
    this.data = data;
    this.remember();
  }

  /** One last try while the page goes away; the buffer has it in any case. */
  async leave(): Promise<void> {
    this.options.collect();
    clearTimeout(this.timer);
    this.isStopped = true;
    if (!this.isDirty || this.conflict) return;
    const parcel = this.parcel();
    this.unanswered.push(fingerprint(parcel.data));
    this.remember();
    // A save of another text under way arrives first, and makes the version one higher.
    const isOvertaking = this.onItsWay !== null && !isSame(this.onItsWay, parcel.data);
    const version = this.version + Number(isOvertaking);
    const answer = await this.options.send({ ...parcel, version, isLast: true });
    if (answer.kind !== 'saved') return;
    this.version = Math.max(this.version, answer.version);
    this.savedData = parcel.data;
    this.remember();
  }

  private sendAfter(pauseMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.begin();
    }, pauseMs);
  }

  private parcel() {
    return { data: this.data, version: this.version, cleared: this.isCleared };
  }

  /** Nobody waits for the device: its database may hang or refuse, and the server goes on taking the words. */
  private remember(): void {
    const { buffer } = this.options;
    const kept = this.isDirty
      ? buffer.write({ ...this.parcel(), base: this.savedData, sent: this.unanswered })
      : buffer.clear();
    kept.catch(() => undefined);
  }

  private begin(): void {
    this.running ??= this.run().finally(() => {
      this.running = null;
      this.tell(!this.isDirty);
    });
  }

  private tell(isSaved: boolean): void {
    for (const resolve of this.waiting.splice(0)) resolve(isSaved);
  }

  private async run(): Promise<void> {
    while (this.isDirty && !this.conflict && !this.isStopped) {
      this.options.onState({ name: 'saving' });
      const parcel = this.parcel();
      this.unanswered = [...this.unanswered, fingerprint(parcel.data)].slice(-rememberedSends);
      this.remember();
      this.onItsWay = parcel.data;
      const answer = await this.options.send({ ...parcel, isLast: false });
      this.onItsWay = null;
      if (!(await this.take(answer, parcel.data))) return;
    }
  }

  /** Answers whether to go on. */
  private async take(answer: SaveAnswer, sent: StepEntry[]): Promise<boolean> {
    switch (answer.kind) {
      case 'saved':
        this.version = answer.version;
        this.savedData = sent;
        this.unanswered = [];
        if (this.data === sent) this.isCleared = false;
        this.retryMs = firstRetryMs;
        this.remember();
        this.options.onState({ name: 'saved' });
        return true;
      case 'conflict':
        return this.meet(answer, sent);
      case 'unreachable':
        this.options.onState({ name: 'offline' });
        this.tell(false);
        await this.pause();
        return true;
      case 'refused':
        this.options.onState({ name: 'refused', message: answer.message });
        return false;
      default:
        this.options.onState({ name: answer.kind });
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
  private meet({ theirs, version }: { theirs: StepEntry[]; version: number }, kept: StepEntry[]): boolean {
    this.options.collect();
    const settled = settle({ mine: this.data, theirs, base: this.savedData, sent: this.unanswered });
    if (!settled) {
      this.conflict = { theirs, version, kept };
      this.options.onState({ name: 'conflict', theirs });
      return false;
    }
    this.version = version;
    this.savedData = theirs;
    this.unanswered = [];
    if (!isSame(settled, this.data)) {
      this.data = settled;
      this.options.onMerged(settled);
    }
    this.remember();
    return true;
  }
}
