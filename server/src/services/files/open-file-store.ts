import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';

export const openFileStore = (config: Config): FileStore => diskFiles(join(config.DATA_DIR, 'files'));
