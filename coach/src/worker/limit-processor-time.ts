import { readProcessorMs } from './thread-processor-time.ts';

/** Waiting for a processor is nobody's fault, but a child does not wait for ever. */
const mostWaiting = 10;
const leastPauseMs = 100;

interface Limit {
  limitMs: number;
  /** Where it can be read; without it the clock counts. */
  processorTimeFile: string | undefined;
  onOver(): void;
}

/** Watches a thread that has begun a job: only what it computes counts, however busy the machine is. Returns what ends it. */
export const limitProcessorTime = ({ limitMs, processorTimeFile, onOver }: Limit): (() => void) => {
  const startedAt = performance.now();
  const startedWith = readProcessorMs(processorTimeFile);
  let timer: NodeJS.Timeout;

  const look = (): void => {
    const passed = performance.now() - startedAt;
    const now = readProcessorMs(processorTimeFile);
    const computed = startedWith === undefined || now === undefined ? passed : now - startedWith;
    if (computed >= limitMs || passed >= limitMs * mostWaiting) onOver();
    else timer = setTimeout(look, Math.max(limitMs - computed, leastPauseMs));
  };
  timer = setTimeout(look, limitMs);
  return () => clearTimeout(timer);
};
