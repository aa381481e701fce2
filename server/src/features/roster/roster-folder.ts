import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps.ts';

const folderOf = (organisationId: number): string => `school-${organisationId}`;

/** The folder a school's rosters are put in, by name; nothing where none is read. */
export const folderName = ({ ROSTER_DIR }: Deps['config'], organisationId: number): string | null =>
  ROSTER_DIR === undefined ? null : folderOf(organisationId);

/** A folder that is not there holds no roster; one that cannot be read is a failure somebody should hear of. */
const listFolder = async (path: string): Promise<string[]> => {
  try {
    return await readdir(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

/** The schools that have a folder. */
export const listRosterFolders = async (rosterDir: string): Promise<number[]> =>
  (await readdir(rosterDir)).flatMap((name) => {
    const digits = /^school-([1-9]\d{0,8})$/.exec(name)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });

export interface FolderZip {
  path: string;
  filename: string;
  /** When it was last written. */
  changedAt: Date;
}

/** The newest zip of a school. */
export const findNewestZip = async (rosterDir: string, organisationId: number): Promise<FolderZip | null> => {
  const folder = join(rosterDir, folderOf(organisationId));
  const names = (await listFolder(folder)).filter((name) => name.toLowerCase().endsWith('.zip'));
  const files: FolderZip[] = [];
  for (const filename of names) {
    const path = join(folder, filename);
    const state = await lstat(path);
    if (state.isFile()) files.push({ path, filename, changedAt: state.mtime });
  }
  const [newest] = files.sort(
    (one, other) =>
      other.changedAt.getTime() - one.changedAt.getTime() || (one.filename < other.filename ? 1 : -1),
  );
  return newest ?? null;
};

/** No school's zip comes near this. */
export const folderZipMegabytes = 20;

/** Somebody is still writing the file: the job is tried again. */
class FileIsChangingError extends Error {
  override name = 'FileIsChangingError';
}

/**
 * The bytes of a zip, or null when it is larger than any roster is. Links are not followed, not even one that was put
 * in the place of the file meanwhile: a folder shows what was put into it and nothing else.
 */
export const readFolderZip = async ({ path, changedAt }: FolderZip): Promise<Buffer | null> => {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const before = await file.stat();
    if (!before.isFile() || before.mtime.getTime() !== changedAt.getTime()) throw new FileIsChangingError();
    if (before.size > folderZipMegabytes * 1024 * 1024) return null;
    const bytes = Buffer.alloc(before.size);
    const { bytesRead } = await file.read(bytes, 0, before.size, 0);
    const after = await file.stat();
    if (bytesRead !== before.size || after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new FileIsChangingError();
    return bytes;
  } finally {
    await file.close();
  }
};
