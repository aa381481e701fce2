import { describe, expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

const streamOf = (chunks: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const text =
  'id: 7\ndata: "What does \\"she\\" want?"\n\nid: 7\ndata: "\\nTell me: who?"\n\nid: 7\nevent: done\ndata: {"id":7}\n\n';

describe('reading a stream of events', () => {
  it('gives the same events wherever the text is cut', async () => {
    for (let at = 1; at < text.length; at += 1) {
      const events = [];
      for await (const event of readEvents(streamOf([text.slice(0, at), text.slice(at)]))) events.push(event);
      expect(events).toEqual([
        { id: '7', event: 'message', data: 'What does "she" want?' },
        { id: '7', event: 'message', data: '\nTell me: who?' },
        { id: '7', event: 'done', data: { id: 7 } },
      ]);
    }
  });

  it('drops what a cut connection left unfinished', async () => {
    const events = [];
    for await (const event of readEvents(streamOf(['id: 1\ndata: "a"\n\nid: 1\nda'])))
      events.push(event.data);
    expect(events).toEqual(['a']);
  });
});
