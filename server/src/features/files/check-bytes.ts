import { createHash } from 'node:crypto';
import { AppError, invalid } from '../../http/app-error.ts';
import { detectionBytes, isOfType } from './detect-type.ts';

export interface DeclaredFile {
  content_type: string;
  byte_size: number;
  hex_digest: string;
}

const notWhole = () =>
  invalid('file', 'The file did not arrive whole. Please upload it again.', {
    event: 'upload_rejected',
    kind: 'not_whole',
  });

const wrongType = (declaredType: string) =>
  invalid(
    'file',
    declaredType.startsWith('text/')
      ? 'This file is not plain text in UTF-8. Please save it as UTF-8 text and upload it again.'
      : 'This file is not what its name says, or it is damaged. Please choose another one.',
    { event: 'upload_rejected', kind: 'type' },
  );

/** Decodes strictly, piece by piece; remembers only the beginning. */
const textReader = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let head = '';
  let isText = true;
  const read = (decode: () => string) => {
    if (!isText) return;
    try {
      const text = decode();
      isText = !text.includes('\0');
      if (head.length < detectionBytes) head += text.slice(0, detectionBytes - head.length);
    } catch {
      // The decoder throws at the first byte that is not UTF-8: then it isn't text.
      isText = false;
    }
  };
  return {
    add: (chunk: Uint8Array) => read(() => decoder.decode(chunk, { stream: true })),
    end: (): string | null => {
      read(() => decoder.decode());
      return isText ? head : null;
    },
  };
};

/** Passes the bytes on and throws, at the latest after the last, when they are not the declared file. */
export async function* checkBytes(
  bytes: AsyncIterable<Uint8Array>,
  declared: DeclaredFile,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  const text = textReader();
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > declared.byte_size)
      throw new AppError('too_large', 'The file is larger than announced. Please upload it again.', {
        event: { event: 'upload_rejected', kind: 'size' },
      });
    hash.update(chunk);
    text.add(chunk);
    if (head.length < detectionBytes)
      head = Buffer.concat([head, chunk.subarray(0, detectionBytes - head.length)]);
    yield chunk;
  }
  if (size !== declared.byte_size || hash.digest('hex') !== declared.hex_digest) throw notWhole();
  if (!(await isOfType(declared.content_type, { head, text: text.end() })))
    throw wrongType(declared.content_type);
}
