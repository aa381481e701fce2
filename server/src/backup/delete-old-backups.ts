import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './restore-backup.ts';

const dayMs = 24 * 60 * 60 * 1000;

const readNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Oldest first. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await readNames(folder)).filter((name) => /^\d{4}-.*Z$/.test(name)).sort();

/** What was cut off has no manifest, and its name says when it was begun. */
const listUnfinished = async (folder: string, before: number): Promise<string[]> =>
  (await readNames(folder)).filter((name) => {
    const time = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(.*Z)\.unfinished$/.exec(name);
    return time !== null && Date.parse(`${time[1]}:${time[2]}:${time[3]}`) <= before;
  });

/** One that cannot be read stays, for somebody to look at. */
const isOld = async (backup: string, before: number): Promise<boolean> => {
  const content = await readManifest(backup).catch(() => null);
  return content !== null && Date.parse(content.made_at) <= before;
};

/** What was deleted must be gone from backups too, some day. Returns how many went, without the unfinished ones. */
export const deleteOldBackups = async (folder: string, keepDays: number): Promise<number> => {
  for (const name of await listUnfinished(folder, Date.now() - dayMs))
    await rm(join(folder, name), { recursive: true });
  let deleted = 0;
  for (const name of await listBackups(folder)) {
    if (!(await isOld(join(folder, name), Date.now() - keepDays * dayMs))) continue;
    await rm(join(folder, name), { recursive: true });
    deleted += 1;
  }
  return deleted;
};
