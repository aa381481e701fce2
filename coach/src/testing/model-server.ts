import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServerRequest {
  path: string;
  body: string;
  headers: IncomingMessage['headers'];
}

export type ServerBehaviour = (response: ServerResponse, request: ServerRequest) => void;

export interface ModelServer {
  baseUrl: string;
  requests: ServerRequest[];
  close(): Promise<void>;
}

const keptMs = 600_000;

/** A real server on the loopback address; request n is answered by behaviour n, the last one repeats. */
export async function startModelServer(behaviours: ServerBehaviour[]): Promise<ModelServer> {
  const requests: ServerRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request = {
      path: incoming.url ?? '',
      body: Buffer.concat(chunks).toString(),
      headers: incoming.headers,
    };
    const behave = behaviours[Math.min(requests.length, behaviours.length - 1)];
    requests.push(request);
    behave?.(response, request);
  });
  // On a busy machine a test may pause for longer than a connection is kept by default.
  server.keepAliveTimeout = keptMs;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens always answers with an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const eventStream = { 'content-type': 'text/event-stream' };
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

const openAiChunk = (delta: object, finish_reason: string | null = null) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason }],
  });

export const openAiAnswer =
  (...pieces: string[]): ServerBehaviour =>
  (response) => {
    response.writeHead(200, eventStream);
    for (const content of pieces) response.write(openAiChunk({ role: 'assistant', content }));
    response.write(openAiChunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };

export const openAiCutOff =
  (...pieces: string[]): ServerBehaviour =>
  (response) => {
    response.writeHead(200, eventStream);
    for (const content of pieces) response.write(openAiChunk({ role: 'assistant', content }));
    setTimeout(() => response.destroy(), 20);
  };

/** Closes politely but without the closing words of the protocol, as a proxy that loses its upstream does. */
export const openAiUnfinished =
  (...pieces: string[]): ServerBehaviour =>
  (response) => {
    response.writeHead(200, eventStream);
    for (const content of pieces) response.write(openAiChunk({ role: 'assistant', content }));
    response.end();
  };

/** Begins like a good answer, then never says another word. */
export const openAiStall =
  (...pieces: string[]): ServerBehaviour =>
  (response) => {
    response.writeHead(200, eventStream);
    for (const content of pieces) response.write(openAiChunk({ role: 'assistant', content }));
    response.flushHeaders();
  };

/** Never stops talking: each piece comes in time, the answer does not end. */
export const openAiEndless: ServerBehaviour = (response) => {
  response.writeHead(200, eventStream);
  const timer = setInterval(() => response.write(openAiChunk({ role: 'assistant', content: 'and ' })), 10);
  response.on('close', () => clearInterval(timer));
};

export const hang: ServerBehaviour = () => undefined;

export const status =
  (code: number): ServerBehaviour =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
  };

export const garbage: ServerBehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html><body>Welcome to the network. Please sign in.</body></html>');
};

const anthropicEvent = (data: { type: string } & Record<string, unknown>) =>
  `event: ${data.type}\n${event(data)}`;

export const anthropicAnswer =
  (...pieces: string[]): ServerBehaviour =>
  (response) => {
    response.writeHead(200, eventStream);
    const usage = { input_tokens: 1, output_tokens: 1 };
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'test', content: [], usage };
    response.write(
      anthropicEvent({
        type: 'message_start',
        message: { ...message, stop_reason: null, stop_sequence: null },
      }),
    );
    response.write(
      anthropicEvent({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    );
    for (const text of pieces) {
      response.write(
        anthropicEvent({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
      );
    }
    response.write(anthropicEvent({ type: 'content_block_stop', index: 0 }));
    const delta = { stop_reason: 'end_turn', stop_sequence: null };
    response.write(anthropicEvent({ type: 'message_delta', delta, usage: { output_tokens: 1 } }));
    response.end(anthropicEvent({ type: 'message_stop' }));
  };
