import { apiBase, type Endpoint } from '@inkling/contract';
import { recordStatements, type TestApp } from '@inkling/server/testing';
import { openMeter } from './processor-time.ts';

export interface Call {
  name: string;
  endpoint: Endpoint;
  path?: string;
  query?: string;
}

export const ask = async ({ app }: TestApp, call: Call, token: string): Promise<void> => {
  const url = `${apiBase}${call.path ?? call.endpoint.path}?${call.query ?? ''}`;
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
};

/** What a statement touches in the database's memory, the parts it plans included. */
interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

const explainable = /^\s*(select|with)/i;

/** How many statements a call sends, and how many pages of 8 KB they touch altogether. */
export const readCost = async (
  server: TestApp,
  call: Call,
  token: string,
): Promise<{ statements: number; buffers: number }> => {
  const { pool } = server.deps;
  const statements = await recordStatements(pool, () => ask(server, call, token));
  let buffers = 0;
  for (const { text, values } of statements.filter((one) => explainable.test(one.text))) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return { statements: statements.length, buffers };
};

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const rounds = 21;

/** Milliseconds of work for one call on each server, asked by turns so that both meet the same machine. */
export const timeByTurns = async (
  call: Call,
  servers: { server: TestApp; token: string }[],
): Promise<number[]> => {
  const times: number[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { server, token }] of servers.entries()) {
      const meter = await openMeter(server);
      const begin = meter();
      await ask(server, call, token);
      // The first ones warm up.
      if (round > 2) times[index]?.push(meter() - begin);
    }
  return times.map(median);
};
