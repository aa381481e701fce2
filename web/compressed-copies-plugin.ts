import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** The best two levels take ten times as long for a few bytes. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Smaller ones travel in one packet either way, and fonts and pictures are compressed already. */
const isWorthIt = (name: string, { length }: Buffer): boolean =>
  /\.(js|css|html|svg)$/.test(name) && length > 1024;

/** Puts a compressed copy beside each file of the build, so that the server need not compress it for every visitor. */
export const compressedCopiesPlugin = (): Plugin => ({
  name: 'compressed-copies',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.values(bundle).map((file) => ({
      name: file.fileName,
      content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
    }));
    const worthIt = files.filter(({ name, content }) => isWorthIt(name, content));
    await Promise.all(
      worthIt.map(async ({ name, content }) =>
        writeFile(join(dir, `${name}.br`), await compress(content, options)),
      ),
    );
  },
});
