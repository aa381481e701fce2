import { chat } from '@inkling/contract';
import { startTestPostgres } from '@inkling/server/testing';
import { type PausedModel, startPausedModel } from './load/paused-model.ts';
import { headersOf, quantile, type RunningClassroom, startClassroom } from './load/start-classroom.ts';

const allowedMs = 20;
/** How many children press Enter at the same time; the others already have a reply coming. */
const atOnce = 5;

interface StreamedReply {
  firstMs: number;
  isWhole: boolean;
}

const isWhole = (events: string): boolean => events.includes('far away?') && events.includes('event: done');

/** Reads one stream to its end; `onFirst` hears of its first piece. */
const listen = async (
  { url, writers, chats }: RunningClassroom,
  model: PausedModel,
  { index, onFirst }: { index: number; onFirst: () => void },
): Promise<StreamedReply> => {
  const writer = writers[index];
  if (!writer) throw new Error(`there is no writer ${index}`);
  const body = JSON.stringify({
    chat_id: chats[writer.writing_id],
    content: `My story is about space and star ${index} is very bright`,
  });
  const response = await fetch(url + chat.sendMessage.path, {
    method: 'POST',
    headers: headersOf(writer),
    body,
  });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  let events = '';
  let firstMs = Number.NaN;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    events += part.value;
    if (!Number.isNaN(firstMs) || !events.includes('data:')) continue;
    firstMs = performance.now() - (model.firstTokenTimes.get(index) ?? Number.NaN);
    onFirst();
  }
  return { firstMs, isWhole: isWhole(events) };
};

/** Opens all streams, a few at a time, each after the first word of the one before; they stay open. */
const openAll = async (
  classroom: RunningClassroom,
  model: PausedModel,
): Promise<Promise<StreamedReply | null>[]> => {
  const replies: Promise<StreamedReply | null>[] = [];
  const openNext = async (): Promise<void> => {
    while (replies.length < classroom.writers.length) {
      const index = replies.length;
      await new Promise<void>((resolve) => {
        const reply = listen(classroom, model, { index, onFirst: resolve }).catch(() => null);
        replies.push(reply);
        void reply.then(() => resolve());
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, openNext));
  return replies;
};

/** A thousand answers under way at once. */
export const benchChatStreams = async ([count = '1000']: string[]): Promise<void> => {
  const postgres = await startTestPostgres();
  const model = await startPausedModel();
  const environment = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'held',
    AI_BASE_URL: model.url,
    AI_API_KEY: 'not-a-key',
  };
  const classroom = await startClassroom({
    postgresUrl: postgres.url,
    kind: 'ours',
    writers: Number(count),
    content: '',
    environment,
  });
  try {
    const startedAt = performance.now();
    const open = await openAll(classroom, model);
    const openedIn = (performance.now() - startedAt) / 1000;
    model.release();
    const replies = (await Promise.all(open)).filter((reply) => reply !== null);
    const whole = replies.filter((reply) => reply.isWhole).length;
    const first = replies.map(({ firstMs }) => firstMs).filter((ms) => !Number.isNaN(ms));
    process.stdout.write(
      `${open.length} streams open after ${openedIn.toFixed(1)} s, ${open.length - whole} dropped or cut, ` +
        `${model.firstTokenTimes.size} answered by the model\n` +
        `first piece after the model's own: median ${quantile(first, 0.5).toFixed(1)} ms (at most ${allowedMs}), ` +
        `p95 ${quantile(first, 0.95).toFixed(1)} ms, n ${first.length}\n`,
    );
    if (whole < open.length || quantile(first, 0.5) > allowedMs) process.exitCode = 1;
  } finally {
    await classroom.stop();
    await model.close();
    await postgres.stop();
  }
};
