import { execFile } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';

const run = promisify(execFile);

type Owner = { uid: number; gid: number };

/** How to run PostgreSQL's programs, which refuse to be root. */
export type SystemUser = {
  /** The command to put before the program's own. */
  prefix: string[];
  /** Who must own the database's files; undefined when that is this process. */
  owner: Owner | undefined;
};

const NOBODY: Owner = { uid: 65534, gid: 65534 };

/**
 * Root shows itself under another number in a user namespace: files stay root's, so a folder only root can
 * enter works. Containers often forbid that; there the programs become the owner of the files and keep
 * one capability of root, to pass folders that owner could not enter.
 */
export async function chooseSystemUser(needs: {
  cluster: string;
  folder: string;
  program: string;
}): Promise<SystemUser> {
  const owner = await ownerOf(needs.cluster);
  const self = process.getuid?.() ?? 0;
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new StartupError(
        `${needs.cluster} belongs to another user: start Inkling as that user, or set DATA_DIR.`,
      );
    }
    return { prefix: [], owner: undefined };
  }
  const namespaced = { prefix: namespacePrefix(), owner: undefined };
  if ((owner === undefined || owner.uid === 0) && (await works(namespaced, needs.program, needs.folder)))
    return namespaced;
  const target = owner && owner.uid !== 0 ? owner : NOBODY;
  const dropped = { prefix: dropPrefix(target), owner: target };
  if (await works(dropped, needs.program)) return dropped;
  throw new StartupError(
    'PostgreSQL may not run as root and this machine offers no way around it: start Inkling as an ordinary user, or set DATABASE_URL.',
  );
}

/** Gives files that this process made to the user who runs PostgreSQL. */
export async function changeOwner(path: string, systemUser: SystemUser): Promise<void> {
  if (systemUser.owner === undefined) return;
  const { uid, gid } = systemUser.owner;
  if ((await ownerOf(path))?.uid === uid) return;
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
  // Last, because it stands for all of them the next time.
  await chown(path, uid, gid);
}

async function ownerOf(path: string): Promise<Owner | undefined> {
  return stat(path).then(
    ({ uid, gid }) => ({ uid, gid }),
    () => undefined,
  );
}

function namespacePrefix(): string[] {
  return ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`];
}

function dropPrefix({ uid, gid }: Owner): string[] {
  const capability = '+dac_override';
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // Without this, access(2) ignores the capability and the programs do not find themselves.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
  ];
}

async function works(systemUser: SystemUser, program: string, folder = '/dev/null'): Promise<boolean> {
  const [command = '', ...rest] = systemUser.prefix;
  const check = '"$1" --version && test -w "$2"';
  try {
    await run(command, [...rest, 'sh', '-c', check, 'sh', program, folder]);
    return true;
  } catch {
    // The command is missing or forbidden, or the files are out of its reach.
    return false;
  }
}
