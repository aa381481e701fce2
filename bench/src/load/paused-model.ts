import { createServer } from 'node:http';
import { portOf } from '@inkling/server/testing';

/** The same clock in every process of this machine. */
export const machineMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** What the coach's question about a child in trouble says, and its other questions don't. */
const askedAboutTrouble = 'may be in real trouble';

const pauseMs = 3000;

const chunk = (content: string, finish_reason: string | null): string =>
  `data: ${JSON.stringify({
    id: 'held',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'held',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason }],
  })}\n\n`;

export interface PausedModel {
  url: string;
  /** Lets every held answer end. */
  release(): void;
  close(): Promise<void>;
}

/** An openai-compatible server that says a first word at once and then takes its time until it is told to end. */
export const startPausedModel = async (
  /** Hears when the first word left for each asker, who is known by a number in the question. */
  onFirst: (asker: number, atMs: number) => void,
): Promise<PausedModel> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const asker = Number([...body.matchAll(/star (\d+) is/g)].at(-1)?.[1]);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (body.includes(askedAboutTrouble)) {
      // Beside the reply: it is no reply, and nobody is told it.
      response.end(`${chunk('{"level": "none"}', null)}${chunk('', 'stop')}data: [DONE]\n\n`);
      return;
    }
    response.write(chunk('Why ', null));
    onFirst(asker, machineMs());
    // Slow, but not so slow that it is given up.
    const trickle = setInterval(() => response.write(chunk('and ', null)), pauseMs);
    await released;
    clearInterval(trickle);
    response.end(`${chunk('is it far away?', null)}${chunk('', 'stop')}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    release,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
