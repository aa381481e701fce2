import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./classroom-process.ts', import.meta.url));

export interface Writer {
  writing_id: number;
  screen_name: string;
  token: string;
}

export interface ClassroomOptions {
  postgresUrl: string;
  /** Our server, or the barest one that could answer the same. */
  kind: 'ours' | 'bare';
  writers: number;
  /** What each of them has written. */
  content: string;
  environment?: Record<string, string>;
  /** Whether the server does its jobs, and has its coach ready. */
  isWorking?: boolean;
}

export interface Classroom {
  url: string;
  writers: Writer[];
  /** The chat of each writing. */
  chats: Record<number, number>;
}

export interface RunningClassroom extends Classroom {
  /** Microseconds of processor time so far. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** A server in a process of its own, so that what is measured is not the measuring. */
export const startClassroom = async (options: ClassroomOptions): Promise<RunningClassroom> => {
  const child = fork(script, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  const classroom = await new Promise<Classroom>((resolve, reject) => {
    child.once('message', (message: Classroom) => resolve(message));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    ...classroom,
    cpu: () =>
      new Promise((resolve) => {
        child.once('message', ({ cpu }: { cpu: NodeJS.CpuUsage }) => resolve(cpu.user + cpu.system));
        child.send('cpu');
      }),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
};

export const headersOf = ({ token }: Writer): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** What the browser sends after a pause in typing. */
export const saveBody = (content: string): string =>
  JSON.stringify({ content, data: [{ id: 'draft', title: 'Drafting', type: 'freeWriting', content }] });

/** Four hundred words, as a long draft has. */
export const draft = 'The owl blinked at the noisy bees in the wood. '.repeat(40);

export const quantile = (values: number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
