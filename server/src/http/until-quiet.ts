import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Asked by machines, which go on asking a server that stops. */
const checks = ['/healthz', '/readyz', '/metrics'];

const isCheck = ({ url = '' }: IncomingMessage): boolean => checks.includes(url.split('?')[0] ?? '');

export interface Looks {
  /** So many in a row that saw no request are enough: a busy machine may skip time, but no look. */
  quiet: number;
  most: number;
  /** The time between two. */
  pause(): Promise<unknown>;
}

/** Ends when nobody sends requests any more, or after the most looks: those in front may be late to notice that we stop. */
export const untilQuiet = async (server: Server, { quiet, most, pause }: Looks): Promise<void> => {
  let requests = 0;
  const note = (request: IncomingMessage) => {
    if (!isCheck(request)) requests += 1;
  };
  server.on('request', note);
  let inARow = 0;
  for (let look = 0; look < most && inARow < quiet; look += 1) {
    requests = 0;
    await pause();
    // After a pause of the whole process all that came meanwhile is read in this turn.
    await nextTurn();
    inARow = requests > 0 ? 0 : inARow + 1;
  }
  server.off('request', note);
};
