import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

export interface ServerEvent {
  id?: string | number;
  event?: string;
  data: unknown;
}

const format = ({ id, event, data }: ServerEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

const errorEvent = (error: unknown, requestId: string): ServerEvent => ({
  event: 'error',
  data:
    error instanceof AppError
      ? error.body
      : { error_message: 'Something went wrong on our side. Please try again.', request_id: requestId },
});

/** Opens a stream of events; the signal aborts when nobody is listening. */
export type EventSource = (gone: AbortSignal) => AsyncIterable<ServerEvent>;

/** Writes events as they come, past compression and buffering. A browser that goes ends the stream early, in order. */
export const sendEvents = async (reply: FastifyReply, open: EventSource): Promise<void> => {
  reply.hijack();
  const { raw } = reply;
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  const headers = reply.getHeaders() as Record<string, string>; // Fastify's header values are what node takes.
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  try {
    // Read to its end even when nobody listens: what was said until then is stored.
    for await (const event of open(leaving.signal)) {
      if (!raw.destroyed) raw.write(format(event));
    }
  } catch (error) {
    // The status line has been sent: errors are reported inside the stream.
    reply.log.error({ err: error, request_id: reply.request.id }, 'stream failed');
    if (!raw.destroyed) raw.write(format(errorEvent(error, reply.request.id)));
  }
  raw.end();
};
