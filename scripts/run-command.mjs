import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { log } from './log.mjs';
import { root } from './root.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the project's folder; returns its exit code, 1 when it did not run. Alone it has our terminal; what
 * one of several at once prints is shown when it has ended, or line by line.
 */
export async function run(command, { env = {}, output = 'terminal' } = {}) {
  const [program, ...args] = command;
  const stdio = output === 'terminal' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (output === 'lines' && stream) createInterface(stream).on('line', log);
    else stream?.on('data', (chunk) => printed.push(chunk));
  }
  // A signal meant for us ends the command too; we follow when that has ended.
  const received = [];
  const forward = (signal) => {
    received.push(signal);
    child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      log(`${program}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of FORWARDED) process.off(signal, forward);
  if (printed.length > 0) process.stdout.write(Buffer.concat(printed));
  if (received.length > 0) process.exit(128 + constants.signals[received[0]]);
  return code;
}

/** The npm that started us, or the one on the PATH. */
export function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script, ...args] : ['npm', ...args];
}

/** A program of one of our packages, started without the shell and npm in between. */
export function tool(entry, ...args) {
  return [process.execPath, `${root}/node_modules/${entry}`, ...args];
}
