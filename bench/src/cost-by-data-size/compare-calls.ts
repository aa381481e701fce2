import { readQueryPlans, type TestApp } from '@inkling/server/testing';
import { type Call, sendCall, timeAlternately } from './measure-call.ts';

interface Place {
  server: TestApp;
  token: string;
}

interface Comparison {
  small: Place;
  large: Place;
  /** Whether the caller has as much in both, so that no more pages may be read. */
  isSameOwner: boolean;
}

const allowedRatio = 1.5;
const cell = (text: string | number, width: number): string => String(text).padStart(width);
/** Below this, time is the machine's business and not the query's. */
const unnoticedMs = 1;
/** A small place's tables lie on a page each and are read whole; a large one's rows are found through an index. */
const unnoticedPages = 20;

const titles = `${'call'.padEnd(46)}${cell('statements', 12)}${cell('pages', 16)}${cell('ratio', 8)}${cell('ms of work', 16)}${cell('ratio', 8)}\n`;

/** Prints each call's cost in a small and in a large place; more than half as much again fails. */
export const compareCalls = async (
  calls: Call[],
  { small, large, isSameOwner }: Comparison,
): Promise<void> => {
  process.stdout.write(titles);
  const read = ({ server, token }: Place, call: Call) =>
    readQueryPlans(server.deps.pool, () => sendCall(server, call, token));
  for (const call of calls) {
    const [few, many] = [await read(small, call), await read(large, call)];
    const [before = 0, after = 0] = await timeAlternately(call, [small, large]);
    const time = after / before;
    const isTooMuch =
      (time > allowedRatio && after - before > unnoticedMs) ||
      (isSameOwner && many.pages > allowedRatio * few.pages + unnoticedPages) ||
      many.statements > few.statements;
    if (isTooMuch) process.exitCode = 1;
    const pages = (many.pages / Math.max(1, few.pages)).toFixed(2);
    process.stdout.write(
      `${call.name.padEnd(46)}${cell(`${few.statements} / ${many.statements}`, 12)}${cell(`${few.pages} / ${many.pages}`, 16)}${cell(pages, 8)}${cell(`${before.toFixed(1)} / ${after.toFixed(1)}`, 16)}${cell(time.toFixed(2), 8)}${isTooMuch ? '  too much' : ''}\n`,
    );
  }
};
