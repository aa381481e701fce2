import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';

// A socket's path has room for 104 bytes on macOS; the socket's own name takes 14 of them.
const LONGEST_FOLDER_BYTES = 85;

/** A folder only this user can enter: anyone who reaches the socket may use the database without a password. */
export async function makeSocketFolder(dataDir: string): Promise<string> {
  const folder = socketFolderFor(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(folder).then((found) => {
    if (found.isDirectory()) return found;
    throw new StartupError(`${folder} is not a folder: remove it.`);
  });
  if (uid !== process.getuid?.()) {
    throw new StartupError(`${folder} belongs to another user: remove it, or choose a shorter DATA_DIR.`);
  }
  await chmod(folder, 0o700);
  return folder;
}

function socketFolderFor(dataDir: string): string {
  const beside = join(dataDir, 'socket');
  if (Buffer.byteLength(beside) <= LONGEST_FOLDER_BYTES) return beside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `inkling-${name}`);
}
