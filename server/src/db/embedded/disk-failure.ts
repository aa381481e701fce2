import { statfs } from 'node:fs/promises';
import { StartupError } from '../../startup-error.ts';

const FULL = /No space left on device|Disk quota exceeded|File too large|File size limit exceeded/i;
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const READ_ONLY_CODES = new Set(['EACCES', 'EPERM', 'EROFS']);
// Less than two WAL segments: the server cannot even begin to work.
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

function diskFull(folder: string): StartupError {
  return new StartupError(`The disk is full: there is no room for the database in ${folder}.`);
}

/** Turns what Node says about a file into the line to show; anything unforeseen stays what it was. */
export function explainFileError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL_CODES.has(code)) return diskFull(folder);
  if (READ_ONLY_CODES.has(code)) {
    return new StartupError(`Cannot write to ${folder}: make it writable for this user, or set DATA_DIR.`);
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartupError(`${folder} is not a folder: remove it, or set DATA_DIR to another place.`);
  }
  return error;
}

/** Turns the output of a failed PostgreSQL program into the line to show. */
export async function explainOutput(what: string, output: string, folder: string): Promise<StartupError> {
  // The log lies on the same disk: when that is full, the reason may be missing from the output.
  if (FULL.test(output) || (await isNearlyFull(folder))) return diskFull(folder);
  const lines = output.split('\n').map((line) => line.trim());
  const telling = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.findLast(Boolean);
  return new StartupError(`${what}: ${telling ?? 'no reason given'}`);
}

async function isNearlyFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize < LEAST_FREE_BYTES;
}
