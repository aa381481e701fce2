import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Becomes the program, and leaves a watcher behind that interrupts it when this process ends without a word,
 * kill -9 included. The watcher is nobody's child, so that PostgreSQL never meets it.
 */
const WATCH_AND_BECOME = `
exec 3<&0 </dev/null
( ( read -r word <&3 || kill -INT $$ ) >/dev/null 2>&1 & )
exec "$@" 3<&-
`;

type Output = 'pipe' | number;

/** Starts a program outside our process group (Ctrl-C is for Node, which stops it in order). */
export function spawnSupervised(command: string[], output: Output): ChildProcess {
  const child = spawn('/bin/sh', ['-c', WATCH_AND_BECOME, 'sh', ...command], {
    cwd: '/',
    detached: true,
    // A clean environment: PGDATA, PGPORT and their like belong to other databases of the user.
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['pipe', output, output],
  });
  const lifeline = child.stdin;
  lifeline?.on('error', () => undefined);
  child.once('exit', () => lifeline?.end('ended\n'));
  return child;
}

export async function runSupervised(command: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawnSupervised(command, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, output };
}
