import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { s3Files } from './s3-files.ts';

/** The bucket when one is configured, else a folder below DATA_DIR. */
export const openFileStore = (config: Config): FileStore => {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
  } = config;
  return bucket && accessKeyId && secretAccessKey
    ? s3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey })
    : diskFiles(join(config.DATA_DIR, 'files'));
};
