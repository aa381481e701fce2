import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps.ts';

const folderOf = (organisationId: number): string => `school-${organisationId}`;

/** The folder a school's rosters are put in, by name; nothing where none is read. */
export const folderName = ({ ROSTER_DIR }: Deps['config'], organisationId: number): string | null =>
  ROSTER_DIR === undefined ? null : folderOf(organisationId);

const emptyIfUnreadable = async <T>(found: Promise<T[]>): Promise<T[]> => {
  try {
    return await found;
  } catch {
    // A folder that is not there, or not ours to read, holds no roster.
    return [];
  }
};

/** The schools that have a folder. */
export const listRosterFolders = async (rosterDir: string): Promise<number[]> =>
  (await emptyIfUnreadable(readdir(rosterDir))).flatMap((name) => {
    const digits = /^school-([1-9]\d{0,8})$/.exec(name)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });

export interface FoundZip {
  filename: string;
  /** When it was written, in milliseconds. */
  changedAt: number;
  /** Null when it is larger than any roster is. */
  bytes: Buffer | null;
}

/** No school's zip comes near this. */
export const folderZipMegabytes = 20;

/** The newest zip of a school. Links are not followed: a folder shows what was put into it and nothing else. */
export const findNewestZip = async (rosterDir: string, organisationId: number): Promise<FoundZip | null> => {
  const folder = join(rosterDir, folderOf(organisationId));
  const names = (await emptyIfUnreadable(readdir(folder))).filter((name) => name.toLowerCase().endsWith('.zip'));
  const files: { name: string; size: number; changedAt: number }[] = [];
  for (const name of names) {
    const state = await lstat(join(folder, name));
    if (state.isFile()) files.push({ name, size: state.size, changedAt: state.mtimeMs });
  }
  const [newest] = files.sort(
    (one, other) => other.changedAt - one.changedAt || (one.name < other.name ? 1 : -1),
  );
  if (!newest) return null;
  const found = { filename: newest.name, changedAt: newest.changedAt };
  if (newest.size > folderZipMegabytes * 1024 * 1024) return { ...found, bytes: null };
  const file = await open(join(folder, newest.name));
  try {
    return { ...found, bytes: await file.readFile() };
  } finally {
    await file.close();
  }
};
