import { startTestPostgres } from '@inkling/server/testing';
import autocannon from 'autocannon';
import {
  draft,
  headersOf,
  quantile,
  type RunningClassroom,
  saveBody,
  startClassroom,
} from './load/start-classroom.ts';

const writers = 20;
const rounds = 5;
const allowedRatio = 2.2;

/** Processor time of the server for one request, in microseconds. */
const costOf = async (
  classroom: RunningClassroom,
  method: 'GET' | 'PUT',
  { round, requests }: { round: number; requests: number },
): Promise<number> => {
  const before = await classroom.cpu();
  const result = await autocannon({
    url: classroom.url,
    connections: 10,
    amount: requests,
    requests: classroom.writers.map((writer) => ({
      method,
      path: `${new URL(classroom.url).pathname}/writings/${writer.writing_id}`,
      headers: headersOf(writer),
      ...(method === 'PUT' && { body: saveBody(`${draft} ${round}`) }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${method}: ${result.non2xx} refused, ${result.errors} failed`);
  return ((await classroom.cpu()) - before) / requests;
};

/** Reading and saving a writing beside the barest server that could do it, by turns on one machine. */
export const benchApiCpu = async ([requests = '600']: string[]): Promise<void> => {
  const postgres = await startTestPostgres();
  const open = (kind: 'ours' | 'bare') =>
    startClassroom({ postgresUrl: postgres.url, kind, writers, content: draft });
  const [ours, bare] = [await open('ours'), await open('bare')];
  try {
    for (const method of ['GET', 'PUT'] as const) {
      const costs: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
      for (let round = 0; round <= rounds; round += 1) {
        const load = { round, requests: Number(requests) };
        const one = { ours: await costOf(ours, method, load), bare: await costOf(bare, method, load) };
        // The first round warms up.
        if (round > 0) for (const kind of ['ours', 'bare'] as const) costs[kind].push(one[kind]);
      }
      const [mine, least] = [quantile(costs.ours, 0.5), quantile(costs.bare, 0.5)];
      process.stdout.write(
        `${method} writing: ${mine.toFixed(0)} µs of processor, bare node:http and pg ${least.toFixed(0)} µs, ` +
          `ratio ${(mine / least).toFixed(2)} (at most ${allowedRatio})\n`,
      );
      if (mine / least > allowedRatio) process.exitCode = 1;
    }
  } finally {
    await ours.stop();
    await bare.stop();
    await postgres.stop();
  }
};
