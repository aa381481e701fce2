import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from './root.mjs';

type Start = {
  child: ChildProcess;
  ready: Promise<unknown>;
  ended: Promise<number | null>;
  output: () => string;
};

async function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = async () => {
    server.close();
    await once(server, 'close');
  };
  return { port: typeof address === 'object' && address ? address.port : 0, close };
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(0);
  await close();
  return port;
}

/** `npm start` as a terminal runs it, in a process group of its own; the packages are there already. */
function npmStart(settings: { PORT: number; DATA_DIR: string }): Start {
  const env = { ...process.env, ...settings, PORT: String(settings.PORT), DEMO: 'off', NODE_ENV: '' };
  const child = spawn('npm', ['start', '--ignore-scripts'], { cwd: root, env, detached: true });
  let output = '';
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Inkling is ready')) resolve(undefined);
      });
    }
    child.once('close', resolve);
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  onTestFinished(async () => {
    interrupt(child);
    await ended;
  });
  return { child, ready, ended, output: () => output };
}

function interrupt(child: ChildProcess): void {
  try {
    process.kill(-Number(child.pid), 'SIGINT');
  } catch {
    // The whole group has ended already.
  }
}

describe('npm start', () => {
  // One for all, one after the other: only the first start makes a database from nothing.
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ink-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

  it('serves the product, and Ctrl-C ends all of it in order', async () => {
    const settings = { PORT: await freePort(), DATA_DIR: folder };
    const start = npmStart(settings);
    await start.ready;
    const response = await fetch(`http://127.0.0.1:${settings.PORT}/readyz`).catch(() => undefined);
    expect(response?.status, start.output()).toBe(200);

    interrupt(start.child);
    expect(await start.ended).toBe(0);
    const left = await readdir(settings.DATA_DIR);
    expect(left).not.toContain('inkling.lock');
    expect(await readdir(join(settings.DATA_DIR, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('says in one line that the port is busy, and leaves nothing running', async () => {
    const taken = await listen(0);
    onTestFinished(taken.close);
    const settings = { PORT: taken.port, DATA_DIR: folder };
    const start = npmStart(settings);
    expect(await start.ended).toBe(1);
    expect(start.output()).toMatch(new RegExp(`^Port ${taken.port} is in use\\..*$`, 'm'));
    expect(await readdir(join(settings.DATA_DIR, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('ends with npm, even when npm is killed outright', async () => {
    const settings = { PORT: await freePort(), DATA_DIR: folder };
    const start = npmStart(settings);
    await start.ready;
    start.child.kill('SIGKILL');
    while ((await readdir(settings.DATA_DIR)).includes('inkling.lock')) await sleep(50);
    await (await listen(settings.PORT)).close();
  });
});
