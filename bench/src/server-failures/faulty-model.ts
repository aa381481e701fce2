import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '@inkling/server/testing';

export type ModelFault = 'good' | 'slow' | 'redirecting' | 'endless' | { cutAt: number };

export interface FaultyModel {
  url: string;
  /** How the next answers go. */
  turn(to: ModelFault): void;
  /** Requests that followed a redirect, which would carry a child's words elsewhere. */
  followed(): number;
  close(): Promise<void>;
}

const chunk = (content: string, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'faulty',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'faulty',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason }],
  })}\n\n`;

const answer = Buffer.from(
  `${chunk('That sounds like a bright star. ')}${chunk('What does it look like from the ship?')}${chunk('', 'stop')}data: [DONE]\n\n`,
);
export const answerBytes = answer.length;

const slowMs = 4000;

const respond = async (fault: ModelFault, response: ServerResponse): Promise<void> => {
  if (fault === 'redirecting') {
    response.writeHead(307, { location: '/elsewhere' }).end();
    return;
  }
  if (fault === 'slow') await sleep(slowMs);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (fault === 'endless') {
    const timer = setInterval(() => response.write(chunk('and ')), 20);
    response.on('close', () => clearInterval(timer));
  } else if (typeof fault === 'object') {
    response.write(answer.subarray(0, fault.cutAt), () => response.destroy());
  } else response.end(answer);
};

/** An openai-compatible server on loopback that fails as it is told. */
export const startFaultyModel = async (): Promise<FaultyModel> => {
  let fault: ModelFault = 'good';
  let followed = 0;
  const server = createServer((request, response) => {
    if (request.url === '/elsewhere') followed += 1;
    request.resume().once('end', () => void respond(fault, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    turn: (to) => {
      fault = to;
    },
    followed: () => followed,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
