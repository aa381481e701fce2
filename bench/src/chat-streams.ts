import { chat } from '@inkling/contract';
import { startTestPostgres } from '@inkling/server/testing';
import { type ForkedModel, forkPausedModel } from './load/fork-paused-model.ts';
import { machineMs } from './load/paused-model.ts';
import { headersOf, quantile, type RunningClassroom, startClassroom } from './load/start-classroom.ts';

const allowedMs = 6;
/** How many children press Enter at the same time while the streams are opened. */
const atOnce = 5;
/** Those who ask one after the other, once all others have a reply coming: what they wait for is no other's beginning. */
const alone = 50;

interface StreamedReply {
  index: number;
  /** When its first piece came, by the clock of this machine; what it is late by is known when the model has told. */
  firstAt: number;
  isWhole: boolean;
}

const isWhole = (events: string): boolean => events.includes('far away?') && events.includes('event: done');

/** Reads one stream to its end; `onFirst` hears of its first piece. */
const listen = async (
  { url, writers, chats }: RunningClassroom,
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
  let firstAt = Number.NaN;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    events += part.value;
    if (!Number.isNaN(firstAt) || !events.includes('data:')) continue;
    firstAt = machineMs();
    onFirst();
  }
  return { index, firstAt, isWhole: isWhole(events) };
};

type Replies = Promise<StreamedReply | null>[];

/** Opens streams up to a number, some at a time, each after the first word of the one before; they stay open. */
const openUpTo = async (
  classroom: RunningClassroom,
  replies: Replies,
  { count, together }: { count: number; together: number },
): Promise<void> => {
  const openNext = async (): Promise<void> => {
    while (replies.length < count) {
      const index = replies.length;
      await new Promise<void>((resolve) => {
        const reply = listen(classroom, { index, onFirst: resolve }).catch(() => null);
        replies.push(reply);
        void reply.then(() => resolve());
      });
    }
  };
  await Promise.all(Array.from({ length: together }, openNext));
};

/** How late the first pieces of these came, in milliseconds after they left the model. */
const delaysOf = (replies: StreamedReply[], { firstTokenTimes }: ForkedModel): number[] =>
  replies
    .map(({ index, firstAt }) => firstAt - (firstTokenTimes.get(index) ?? Number.NaN))
    .filter((ms) => !Number.isNaN(ms));

const inWords = (delays: number[]): string =>
  `median ${quantile(delays, 0.5).toFixed(1)} ms, p95 ${quantile(delays, 0.95).toFixed(1)} ms, n ${delays.length}`;

const measure = async (classroom: RunningClassroom, model: ForkedModel, count: number): Promise<void> => {
  const replies: Replies = [];
  const startedAt = performance.now();
  await openUpTo(classroom, replies, { count: count - alone, together: atOnce });
  const openedIn = (performance.now() - startedAt) / 1000;
  await openUpTo(classroom, replies, { count, together: 1 });
  model.release();
  const all = (await Promise.all(replies)).filter((reply) => reply !== null);
  const whole = all.filter((reply) => reply.isWhole).length;
  const first = delaysOf(
    all.filter(({ index }) => index >= count - alone),
    model,
  );
  const opening = delaysOf(
    all.filter(({ index }) => index < count - alone),
    model,
  );
  process.stdout.write(
    `${replies.length} streams open after ${openedIn.toFixed(1)} s, ${replies.length - whole} dropped or cut, ` +
      `${model.firstTokenTimes.size} answered by the model\n` +
      `first piece after the model's own, with all others open: ${inWords(first)} (median at most ${allowedMs})\n` +
      `while they were opened, ${atOnce} at a time: ${inWords(opening)}\n`,
  );
  if (whole < replies.length || quantile(first, 0.5) > allowedMs) process.exitCode = 1;
};

/** Two thousand answers under way at once. */
export const benchChatStreams = async ([count = '2000']: string[]): Promise<void> => {
  const postgres = await startTestPostgres();
  const model = await forkPausedModel();
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
    await measure(classroom, model, Number(count));
  } finally {
    await classroom.stop();
    await model.close();
    await postgres.stop();
  }
};
