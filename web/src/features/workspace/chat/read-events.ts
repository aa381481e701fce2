export interface StreamEvent {
  id: string;
  event: string;
  data: unknown;
}

const readBlock = (block: string): StreamEvent | null => {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).trimStart();
  }
  if (fields.data === undefined) return null;
  return { id: fields.id ?? '', event: fields.event ?? 'message', data: JSON.parse(fields.data) };
};

/** The events of a stream as they arrive, wherever the network cuts the text. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readBlock(block);
      if (event) yield event;
    }
  }
}
