import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isRoot } from './database-process.ts';

const run = promisify(execFile);

// In a mount namespace: nothing to unmount afterwards, and an ordinary user may do it as well.
const NAMESPACE = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), '--mount'];
const MOUNT_SMALL = 'mount -t tmpfs -o size=20m none "$0" && exec "$@"';
const MOUNT_FULL = `
mkdir "$0.copy" && cp -a "$0/." "$0.copy" && mount -t tmpfs -o size=200m none "$0" && cp -a "$0.copy/." "$0"
rm -rf "$0.copy"
dd if=/dev/zero of="$0/ballast" bs=64k 2>/dev/null
exec "$@"`;
// Where mounting is forbidden, a limit on the size of files makes the same writes fail.
const LIMIT_SMALL = 'ulimit -f 200; exec "$@"';
const LIMIT_FULL = 'ulimit -f 0; exec "$@"';

/** What to put before a command so that the folder lies on a disk of 20 MB. */
export async function smallDisk(folder: string): Promise<string[]> {
  return (await mayMount())
    ? [...NAMESPACE, 'sh', '-c', MOUNT_SMALL, folder]
    : ['sh', '-c', LIMIT_SMALL, folder];
}

/** The same with what the folder holds, on a disk without a free byte. */
export async function fillDisk(folder: string): Promise<string[]> {
  return (await mayMount())
    ? [...NAMESPACE, 'sh', '-c', MOUNT_FULL, folder]
    : ['sh', '-c', LIMIT_FULL, folder];
}

async function mayMount(): Promise<boolean> {
  const [program = '', ...args] = [...NAMESPACE, 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'none', '/mnt'];
  return run(program, args).then(
    () => true,
    () => false,
  );
}
