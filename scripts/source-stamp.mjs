import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'training']);

/** A digest of these files and of everything below these folders: the same as long as no source has changed. */
export function sourceStamp({ folders, files }) {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(listSources), ...files]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** True when the last build left this stamp. */
export function hasStamp(path, stamp) {
  try {
    return readFileSync(path, 'utf8') === stamp;
  } catch {
    // Never built.
    return false;
  }
}

function listSources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listSources(path);
      return /\.test\.tsx?$/.test(path) ? [] : [path];
    });
}
