import { apiBase, type Endpoint } from '@inkling/contract';
import type { TestApp } from '@inkling/server/testing';
import { startProcessorMeter } from './processor-time.ts';

export interface Call {
  name: string;
  endpoint: Endpoint;
  path?: string;
  query?: string;
}

export const sendCall = async ({ app }: TestApp, call: Call, token: string): Promise<void> => {
  const url = `${apiBase}${call.path ?? call.endpoint.path}?${call.query ?? ''}`;
  const response = await app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
};

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const rounds = 21;

/** Milliseconds of work for one call on each server, asked by turns so that both meet the same machine. */
export const timeAlternately = async (
  call: Call,
  servers: { server: TestApp; token: string }[],
): Promise<number[]> => {
  const times: number[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { server, token }] of servers.entries()) {
      const meter = await startProcessorMeter(server);
      const startedAt = meter();
      await sendCall(server, call, token);
      // The first ones warm up.
      if (round > 2) times[index]?.push(meter() - startedAt);
    }
  return times.map(median);
};
