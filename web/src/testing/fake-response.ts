import type { Endpoint, Page, ResponseOf } from '@inkling/contract';

/** An event of a stream. */
export interface SentEvent {
  event: string;
  data: unknown;
}

type Events = AsyncIterable<SentEvent> | Iterable<SentEvent>;

/** What a test responds with. */
export type FakeResponse<E extends Endpoint> = E['response'] extends { kind: 'stream' }
  ? Events
  : E['response'] extends { kind: 'download' }
    ? Blob
    : ResponseOf<E>;

const streamOf = (events: Events): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: async (controller) => {
      for await (const { event, data } of events)
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      controller.close();
    },
  });
};

const listOf = ({ items, meta }: Page<unknown>): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(meta))
    headers.set(`x-${name.replaceAll('_', '-')}`, String(value));
  return Response.json(items, { headers });
};

/** The response as it travels; `respond` has typed what is given by the declaration. */
export const responseOf = ({ response }: Endpoint, given: unknown): Response => {
  switch (response.kind) {
    case 'no-content':
      return new Response(null, { status: 204 });
    case 'redirect':
      return new Response(null, { status: 303 });
    case 'stream':
      return new Response(streamOf(given as Events));
    case 'download':
      return new Response(given as Blob);
    case 'json':
      return Response.json(response.schema.parse(given));
    case 'list': {
      const { items, meta } = given as Page<unknown>;
      return listOf({ items: items.map((item) => response.schema.parse(item)), meta });
    }
  }
};
