import { setTimeout as sleep } from 'node:timers/promises';
import { feedback, writings } from '@inkling/contract';
import { z } from 'zod';
import { headersOf, type RunningClassroom, saveBody, type Writer } from './start-classroom.ts';

/** Often enough to tell times apart, and seldom enough that the asking costs nothing beside the coach. */
const pollMs = 200;

const states = z.object({
  ai_feedback: z.object({ generated_status: z.record(z.string(), z.string()) }).nullable(),
});

/** What one child does with the coach, each as its browser does. */
export interface ChildAtWork {
  save(content: string): Promise<void>;
  /** Milliseconds until the hints on this text were there. */
  hints(text: string): Promise<number>;
  /** Asks for feedback on what is saved; false when it was refused as too often. */
  askForFeedback(): Promise<boolean>;
  /** Milliseconds from asking until all of the feedback was there. */
  feedback(): Promise<number>;
}

export const createChildAtWork = ({ url }: RunningClassroom, writer: Writer): ChildAtWork => {
  const headers = headersOf(writer);
  const pathOf = (pattern: string) => url + pattern.replace(':id', String(writer.writing_id));
  const send = async (method: string, pattern: string, body?: string) => {
    const response = await fetch(pathOf(pattern), { method, headers, ...(body && { body }) });
    const text = await response.text();
    if (!response.ok && response.status !== 429)
      throw new Error(`${pattern}: ${response.status} ${text.slice(0, 100)}`);
    return { text, isRefused: response.status === 429 };
  };
  const isUnfinished = async (): Promise<boolean> => {
    const { text } = await send('GET', writings.readWriting.path);
    const status = Object.values(states.parse(JSON.parse(text)).ai_feedback?.generated_status ?? {});
    if (status.includes('failed')) throw new Error('feedback failed');
    return status.length === 0 || status.includes('generating');
  };
  const askForFeedback = async () => !(await send('POST', feedback.requestFeedback.path, '{}')).isRefused;
  return {
    save: async (content) => void (await send('PUT', writings.saveWriting.path, saveBody(content))),
    hints: async (text) => {
      const begun = performance.now();
      const { isRefused } = await send('POST', writings.askForHints.path, JSON.stringify({ text }));
      if (isRefused) throw new Error('hints were refused');
      return performance.now() - begun;
    },
    askForFeedback,
    feedback: async () => {
      const begun = performance.now();
      if (!(await askForFeedback())) throw new Error('feedback was refused');
      while (await isUnfinished()) await sleep(pollMs);
      return performance.now() - begun;
    },
  };
};
