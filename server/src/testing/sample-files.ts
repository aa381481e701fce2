import { createHash, randomBytes } from 'node:crypto';

export interface SampleFile {
  filename: string;
  content_type: string;
  bytes: Buffer;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const mp4Beginning = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isommp42'),
]);

/** Small files whose beginnings are real; each video is another one. */
export const sampleFiles = {
  png: (): SampleFile => ({ filename: 'face.png', content_type: 'image/png', bytes: png }),
  svg: (content = '<circle r="4"/>'): SampleFile => ({
    filename: 'drawing.svg',
    content_type: 'image/svg+xml',
    bytes: Buffer.from(
      `<?xml version="1.0"?>\n<!-- ink -->\n<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`,
    ),
  }),
  mp4: (byteSize = 200_000): SampleFile => ({
    filename: 'lesson.mp4',
    content_type: 'video/mp4',
    bytes: Buffer.concat([mp4Beginning, randomBytes(byteSize - mp4Beginning.length)]),
  }),
  csv: (text = 'name,year\nMia,5\n'): SampleFile => ({
    filename: 'class.csv',
    content_type: 'text/csv',
    bytes: Buffer.from(text),
  }),
  pdf: (): SampleFile => ({
    filename: 'plan.pdf',
    content_type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
  }),
};

/** What a browser says of a file before it sends it. */
export const declarationOf = (file: SampleFile) => ({
  filename: file.filename,
  content_type: file.content_type,
  byte_size: file.bytes.length,
  hex_digest: createHash('sha256').update(file.bytes).digest('hex'),
});
