import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../dist/', import.meta.url));

export interface ProductionServer {
  pid: number;
  port: number;
  url: string;
  /** All it printed. */
  output(): string;
  /** Sends a signal and waits for the end; the exit code, or null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): Promise<number | null>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

/** What `npm run build` made, started as in production: its own process and only the settings given. */
export const spawnProductionServer = (settings: Record<string, string>): ServerProcess => {
  if (!existsSync(`${folder}server/dist/main.js`)) throw new Error('There is no dist/: run npm run build.');
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', COACH_ENGINE: 'nspell', ...settings };
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      // Lines about requests are many, and of no use here.
      output = (output + text).slice(-20_000);
    });
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, ended, output: () => output };
};

const untilReady = async ({ child, output }: ServerProcess): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    const look = () => output().includes('Inkling is ready') && resolve();
    child.stdout?.on('data', look);
    child.once('close', () => reject(new Error(`the server ended: ${output()}`)));
  });
};

export const startProductionServer = async (settings: Record<string, string>): Promise<ProductionServer> => {
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const started = spawnProductionServer({ ...settings, PORT: String(port) });
  await untilReady(started);
  const { child, ended, output } = started;
  return {
    pid: child.pid ?? 0,
    port,
    url: `http://127.0.0.1:${port}`,
    output,
    end: async (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
