import { type CircuitLimits, createCircuitBreaker } from './circuit-breaker.ts';
import { collectText, type LanguageModel, type ModelPrompt } from './language-model.ts';
import { isWorthRetrying, ModelFailure } from './model-failure.ts';

export interface ReliableLimits extends CircuitLimits {
  /** Between two pieces, and from the beginning of the answer to its first piece. */
  idleMs: number;
  wholeMs: number;
  retryAfterMs: number;
}

export interface ReliableOptions {
  limits: ReliableLimits;
  now: () => number;
  onFailure: (failure: ModelFailure) => void;
}

type Attempt = (prompt: ModelPrompt, signal?: AbortSignal) => AsyncGenerator<string>;

/** One try within the time limits, unless the model is paused; its outcome is told to the breaker. */
function createAttempt(model: LanguageModel, { limits, now, onFailure }: ReliableOptions): Attempt {
  const breaker = createCircuitBreaker(limits, now);
  return async function* attempt(prompt, signal) {
    if (!breaker.mayCall()) throw new ModelFailure('paused');
    try {
      yield* withinTime((inner) => model.streamText(prompt, inner), limits, signal);
      breaker.succeeded();
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : new ModelFailure('unavailable');
      // A child who leaves the page says nothing about the model.
      if (failure.reason !== 'cancelled') breaker.failed();
      onFailure(failure);
      throw failure;
    }
  };
}

/** Adds time limits, one retry while nothing has been shown yet, and a pause after repeated failures. */
export function createReliableModel(model: LanguageModel, options: ReliableOptions): LanguageModel {
  const { limits } = options;
  const attempt = createAttempt(model, options);

  async function* stream(prompt: ModelPrompt, signal?: AbortSignal): AsyncGenerator<string> {
    let hasBegun = false;
    try {
      for await (const piece of attempt(prompt, signal)) {
        hasBegun = true;
        yield piece;
      }
    } catch (error) {
      if (hasBegun || !(error instanceof ModelFailure) || !isWorthRetrying(error)) throw error;
      await pause(limits.retryAfterMs, signal);
      yield* attempt(prompt, signal);
    }
  }

  async function generate(prompt: ModelPrompt, signal?: AbortSignal): Promise<string> {
    try {
      return await collectText(attempt(prompt, signal));
    } catch (error) {
      if (!(error instanceof ModelFailure) || !isWorthRetrying(error)) throw error;
      await pause(limits.retryAfterMs, signal);
      return collectText(attempt(prompt, signal));
    }
  }

  return { name: model.name, streamText: stream, generate };
}

type OpenStream = (signal: AbortSignal) => AsyncIterable<string>;

async function* withinTime(
  open: OpenStream,
  limits: Pick<ReliableLimits, 'idleMs' | 'wholeMs'>,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const stopping = new AbortController();
  const stop = (failure: ModelFailure) => stopping.abort(failure);
  const cancel = () => stop(new ModelFailure('cancelled'));
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  const whole = setTimeout(() => stop(new ModelFailure('timeout')), limits.wholeMs);
  const pieces = open(stopping.signal)[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await nextWithin(pieces, limits.idleMs, stopping);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(whole);
    signal?.removeEventListener('abort', cancel);
    cancel();
    // Not awaited: a stream that hangs would hang its own closing too.
    pieces.return?.().catch(() => undefined);
  }
}

function nextWithin(
  pieces: AsyncIterator<string>,
  idleMs: number,
  stopping: AbortController,
): Promise<IteratorResult<string>> {
  return new Promise((resolve, reject) => {
    const onStop = () => reject(stopping.signal.reason);
    if (stopping.signal.aborted) return onStop();
    stopping.signal.addEventListener('abort', onStop, { once: true });
    const idle = setTimeout(() => stopping.abort(new ModelFailure('timeout')), idleMs);
    const settle = () => {
      clearTimeout(idle);
      stopping.signal.removeEventListener('abort', onStop);
    };
    pieces.next().then(resolve, reject).finally(settle);
  });
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (signal?.aborted) throw new ModelFailure('cancelled');
}
