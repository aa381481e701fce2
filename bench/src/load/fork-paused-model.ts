import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromPausedModel } from './paused-model-process.ts';

const script = fileURLToPath(new URL('./paused-model-process.ts', import.meta.url));

export interface ForkedModel {
  url: string;
  /** When the first word left for each asker, by the clock of this machine. */
  firstTokenTimes: Map<number, number>;
  release(): void;
  close(): Promise<void>;
}

/** In a process of its own: what it writes must not wait for those who read it. */
export const forkPausedModel = async (): Promise<ForkedModel> => {
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  const firstTokenTimes = new Map<number, number>();
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the model ended with ${code}`)));
    child.on('message', (message: FromPausedModel) => {
      if ('url' in message) resolve(message.url);
      else firstTokenTimes.set(message.asker, message.atMs);
    });
  });
  return {
    url,
    firstTokenTimes,
    release: () => void child.send('release'),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
};
