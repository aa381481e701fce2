import type { TestApp } from '@inkling/server/testing';
import { type Call, readCost, timeByTurns } from './measure-call.ts';

interface Place {
  server: TestApp;
  token: string;
}

const allowedRatio = 2;
const cell = (text: string | number, width: number): string => String(text).padStart(width);
/** Below this, time is the machine's business and not the query's. */
const unnoticedMs = 1;

/** Prints each call's cost in a small and in a large place; more than twice as much fails. */
export const compareCalls = async (calls: Call[], small: Place, large: Place): Promise<void> => {
  process.stdout.write(
    `${'call'.padEnd(46)}${cell('statements', 12)}${cell('buffers', 16)}${cell('ratio', 8)}${cell('ms of work', 16)}${cell('ratio', 8)}\n`,
  );
  for (const call of calls) {
    const costs = [
      await readCost(small.server, call, small.token),
      await readCost(large.server, call, large.token),
    ] as const;
    const [before = 0, after = 0] = await timeByTurns(call, [small, large]);
    const [few, many] = costs;
    const buffers = many.buffers / Math.max(1, few.buffers);
    const time = after / before;
    const isTooMuch =
      (time > allowedRatio && after - before > unnoticedMs) || many.statements > few.statements;
    if (isTooMuch) process.exitCode = 1;
    process.stdout.write(
      `${call.name.padEnd(46)}${cell(`${few.statements} / ${many.statements}`, 12)}${cell(`${few.buffers} / ${many.buffers}`, 16)}${cell(buffers.toFixed(2), 8)}${cell(`${before.toFixed(1)} / ${after.toFixed(1)}`, 16)}${cell(time.toFixed(2), 8)}${isTooMuch ? '  too much' : ''}\n`,
    );
  }
};
