import { spawn } from 'node:child_process';
import { root } from './root.mjs';
import { tool } from './run-command.mjs';

const COMMANDS = [
  tool('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/main.ts'),
  tool('vite/bin/vite.js', 'web'),
];

const children = COMMANDS.map(([program, ...args]) => spawn(program, args, { cwd: root, stdio: 'inherit' }));

function stopAll(signal) {
  for (const child of children) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
for (const child of children) {
  child.once('exit', (code) => {
    // One without the other is of no use.
    process.exitCode ??= code ?? 0;
    stopAll('SIGTERM');
  });
}
