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

/** Writes events as they come, past compression and buffering; stops reading when the browser has gone. */
export const sendEvents = async (reply: FastifyReply, events: AsyncIterable<ServerEvent>): Promise<void> => {
  reply.hijack();
  const { raw } = reply;
  const headers = reply.getHeaders() as Record<string, string>; // Fastify's header values are what node takes.
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  try {
    for await (const event of events) {
      if (raw.destroyed) break;
      raw.write(format(event));
    }
  } catch (error) {
    // The status line is long gone: trouble is told inside the stream.
    reply.log.error({ err: error }, 'stream failed');
    if (!raw.destroyed) raw.write(format(errorEvent(error, reply.request.id)));
  }
  raw.end();
};
