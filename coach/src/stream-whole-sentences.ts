import { ModelFailure } from './language-models/model-failure.ts';

/** The end of a sentence, with the marks that close it. */
const sentenceEnd = /[.!?…]+["”’')\]]*\s+|\n+/g;

/** Pieces of a stream held back until a sentence is whole; the last one comes when the stream ends. */
export async function* streamWholeSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    const ends = [...held.matchAll(sentenceEnd)];
    let from = 0;
    for (const { index, 0: mark } of ends) {
      yield held.slice(from, index + mark.length);
      from = index + mark.length;
    }
    held = held.slice(from);
  }
  if (held !== '') yield held;
}

/** Ends a stream whose next item takes longer than this, even if the stream itself can't be stopped. */
export async function* stopAfterMs<Item>(stream: AsyncIterable<Item>, ms: number): AsyncGenerator<Item> {
  const items = stream[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await withinTime(items.next(), ms);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a stream that hangs would hang its own closing too.
    items.return?.()?.then(undefined, () => undefined);
  }
}

function withinTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ModelFailure('timeout')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
