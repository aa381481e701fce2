import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './app-error.ts';
import { parseRangeHeader, type RequestedRange } from './parse-range-header.ts';

type PathParams = Record<string, string | undefined>;
/** These routes have no schema, so the framework does not know that path parameters are texts. */
const paramsOf = (request: FastifyRequest) => request.params as PathParams;

export interface StoredFile {
  filename: string;
  contentType: string;
  byteSize: number;
  hexDigest: string;
  read(range?: RequestedRange): Promise<Readable | null>;
}

/** A route that takes raw bytes of any type as a stream, never whole in memory. */
export const receiveBytes = (
  app: FastifyInstance,
  path: string,
  receive: (params: PathParams, sent: { bytes: Readable; byteSize: number | undefined }) => Promise<void>,
): void => {
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.put(path, { schema: { hide: true }, decompress: false }, async (request, reply) => {
      const length = request.headers['content-length'];
      await receive(paramsOf(request), {
        bytes: request.raw,
        byteSize: length === undefined ? undefined : Number(length),
      });
      return reply.status(204).send();
    });
    done();
  });
};

/** People's files are shown, never run: not even an SVG opened by itself may load or execute anything. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const cacheForAYear = 'private, max-age=31536000, immutable';

const disposition = ({ contentType, filename }: StoredFile): string => {
  const kind = /^(image|video)\//.test(contentType) ? 'inline' : 'attachment';
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
};

const describe = (reply: FastifyReply, file: StoredFile, etag: string): void => {
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': disposition(file),
    'content-security-policy': inert,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': cacheForAYear,
    etag,
  });
};

const isKnown = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag);

/** Which part of the file the browser asks for; a part of another version is useless to it. */
const rangeOf = (request: FastifyRequest, file: StoredFile, etag: string) => {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag
    ? parseRangeHeader(request.headers.range, file.byteSize)
    : null;
};

const answerFile = async (request: FastifyRequest, reply: FastifyReply, file: StoredFile) => {
  const etag = `"${file.hexDigest.slice(0, 32)}"`;
  const range = rangeOf(request, file, etag);
  if (isKnown(request.headers['if-none-match'], etag)) {
    describe(reply, file, etag);
    return reply.status(304).send();
  }
  if (range === 'unsatisfiable') {
    describe(reply, file, etag);
    return reply.status(416).header('content-range', `bytes */${file.byteSize}`).send();
  }
  const bytes = request.method === 'HEAD' ? undefined : await file.read(range ?? undefined);
  if (bytes === null) throw notFound('This file');
  describe(reply, file, etag);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.byteSize}`);
  reply.header('content-length', range ? range.end - range.start + 1 : file.byteSize);
  return reply.send(bytes);
};

/** A route that gives files with byte ranges, for seeking in videos, and headers that keep them inert. */
export const sendFile = (
  app: FastifyInstance,
  path: string,
  find: (params: PathParams) => Promise<StoredFile>,
): void => {
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    schema: { hide: true },
    // Ranges count the bytes as they are stored.
    compress: false,
    handler: async (request, reply) => answerFile(request, reply, await find(paramsOf(request))),
  });
};
