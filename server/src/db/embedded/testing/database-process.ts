import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { BUNDLE, ROOT } from './database-program.ts';

export const isRoot = process.getuid?.() === 0;

type HolderOptions = {
  /** Another copy of the project to run from. */
  project?: string;
  mode?: 'once';
  /** Put before the command. */
  prefix?: string[];
  env?: NodeJS.ProcessEnv;
  uid?: number;
};

export type DatabaseProcess = {
  child: ChildProcess;
  /** The connection URL, or undefined when it ended without one. */
  url: Promise<string | undefined>;
  ended: Promise<{ code: number | null; output: string }>;
};

/** A folder of this test's own, removed with it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'ink-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A folder that already holds a database with a table `kept`. */
export async function preparedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(inject('preparedFolder'), folder, { recursive: true });
  return folder;
}

/** Starts a program that holds the database in the folder, and ends it with the test. */
export function startDatabase(dataDir: string, options: HolderOptions = {}): DatabaseProcess {
  const { project = ROOT, mode, prefix = [], env = {}, uid } = options;
  const args = [join(project, BUNDLE), dataDir, ...(mode ? [mode] : [])];
  const [program = '', ...rest] = [...prefix, process.execPath, ...args];
  const child = spawn(program, rest, {
    cwd: project,
    env: { ...process.env, ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  const url = new Promise<string | undefined>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /^postgres:.*$/m.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('close', () => resolve(undefined));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output: output.trim() }));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, url, ended };
}
