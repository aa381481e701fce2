import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';

/** The bucket when one is configured, else a folder below DATA_DIR. */
export const openFileStore = async (config: Config): Promise<FileStore> => {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
  } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return diskFiles(join(config.DATA_DIR, 'files'));
  // Loaded on demand: the client takes longer to load than the rest of the server.
  const { s3Files } = await import('./s3-files.ts');
  return s3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey });
};
