import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its own clock does. */
const msPerTick = 10;

/** Where Linux says how long the thread that asks has computed; undefined on other systems. */
export const findProcessorTimeFile = (): string | undefined => {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    return undefined;
  }
};

/** How long that thread has computed so far, in milliseconds; any thread may ask. Undefined where nobody counts. */
export const readProcessorMs = (file: string | undefined): number | undefined => {
  if (!file) return undefined;
  try {
    // The name of the thread comes first, in brackets, and may hold anything.
    const [, fields = ''] = /.*\) (.*)/s.exec(readFileSync(file, 'utf8')) ?? [];
    const values = fields.split(' ');
    const ms = (Number(values[11]) + Number(values[12])) * msPerTick;
    return Number.isNaN(ms) ? undefined : ms;
  } catch {
    // The thread has just ended.
    return undefined;
  }
};
