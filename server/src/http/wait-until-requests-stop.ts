import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Asked by machines, which go on asking a server that stops. */
const healthPaths = ['/healthz', '/readyz', '/metrics'];

const isHealthCheck = ({ url = '' }: IncomingMessage): boolean =>
  healthPaths.includes(url.split('?')[0] ?? '');

export interface Polling {
  /** So many pauses in a row without a request are enough: a busy machine may skip time, but no pause. */
  quietPauses: number;
  maxPauses: number;
  pause(): Promise<unknown>;
}

/** Ends when nobody sends requests any more, or after the most pauses: those in front may be late to notice that we stop. */
export const waitUntilRequestsStop = async (
  server: Server,
  { quietPauses, maxPauses, pause }: Polling,
): Promise<void> => {
  let requests = 0;
  const note = (request: IncomingMessage) => {
    if (!isHealthCheck(request)) requests += 1;
  };
  server.on('request', note);
  let inARow = 0;
  for (let count = 0; count < maxPauses && inARow < quietPauses; count += 1) {
    requests = 0;
    await pause();
    // After a pause of the whole process all that came meanwhile is read in this turn.
    await nextTurn();
    inARow = requests > 0 ? 0 : inARow + 1;
  }
  server.off('request', note);
};
