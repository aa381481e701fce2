import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteRange, DirectUploads, FileStore } from './file-store.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const offerSeconds = 60 * 60;

/** Browsers write below incoming/ only: what was checked and accepted is out of reach of their address. */
const incoming = (key: string): string => `incoming/${key}`;
const kept = (key: string): string => `files/${key}`;

const connect = (settings: S3Settings): S3Client =>
  new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Checksums the call does not demand are unknown to many S3-compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** The object's bytes with its version mark, or null when it is missing. */
const fetchObject = async (client: S3Client, at: { Bucket: string; Key: string }, range?: ByteRange) => {
  try {
    const { Body, ETag } = await client.send(
      new GetObjectCommand({ ...at, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
    );
    if (!(Body instanceof Readable)) throw new Error('the store answered without a stream');
    return { bytes: Body, etag: ETag };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
};

/** False when the source is gone or is no longer the version that was read. */
const copyObject = async (
  client: S3Client,
  copy: { bucket: string; from: string; to: string; etag: string | undefined },
): Promise<boolean> => {
  try {
    await client.send(
      new CopyObjectCommand({
        Bucket: copy.bucket,
        Key: copy.to,
        CopySource: `${copy.bucket}/${copy.from}`,
        CopySourceIfMatch: copy.etag,
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && [404, 412].includes(error.$metadata.httpStatusCode ?? 0))
      return false;
    throw error;
  }
};

const directUploads = (client: S3Client, bucket: string): DirectUploads => ({
  offer: async (key, file) => {
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: incoming(key),
      ContentType: file.content_type,
      ContentLength: file.byte_size,
    });
    const url = await getSignedUrl(client, command, {
      expiresIn: offerSeconds,
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    });
    return { url, headers: { 'content-type': file.content_type } };
  },
  accept: async (key, check) => {
    const arrived = await fetchObject(client, { Bucket: bucket, Key: incoming(key) });
    if (!arrived) return false;
    try {
      await check(arrived.bytes);
    } finally {
      arrived.bytes.destroy();
    }
    return copyObject(client, { bucket, from: incoming(key), to: kept(key), etag: arrived.etag });
  },
  clear: async (key) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: incoming(key) }));
  },
});

/** A bucket of S3 or of any store that speaks its language. */
export const s3Files = (settings: S3Settings): FileStore => {
  const client = connect(settings);
  const { bucket } = settings;
  return {
    put: async (key, bytes, byteSize) => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: kept(key),
          Body: Readable.from(bytes, { objectMode: false }),
          ContentLength: byteSize,
        }),
      );
    },
    read: async (key, range) =>
      (await fetchObject(client, { Bucket: bucket, Key: kept(key) }, range))?.bytes ?? null,
    delete: async (key) => {
      for (const Key of [incoming(key), kept(key)])
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    },
    // An object exists only when all of it has come.
    deleteLeftovers: async () => undefined,
    direct: directUploads(client, bucket),
  };
};
