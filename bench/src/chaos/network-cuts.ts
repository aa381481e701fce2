import { setTimeout as sleep } from 'node:timers/promises';
import type { Cut } from '../server-failures/cuttable-proxy.ts';
import { waitForReadiness } from '../server-failures/readiness.ts';
import { startTwoServers, type TwoServers } from '../server-failures/two-servers.ts';
import { keepTyping, type Person, signInToWrite } from '../server-failures/typing.ts';
import { nothingYet, type Outcome } from './outcome.ts';

const noticedWithinMs = 15_000;
const backWithinMs = 60_000;
/** Longer than a browser waits for a save, where nothing answers. */
const cutForMs: Record<Cut, number> = { refused: 5000, silent: 25_000 };

/** One of the two loses its database while children type through both. */
const runRound = async (
  servers: TwoServers,
  { round, writers, outcome }: { round: number; writers: Person[]; outcome: Outcome },
): Promise<number> => {
  const how: Cut = round % 2 === 0 ? 'refused' : 'silent';
  const { server, network } = servers.twins[round % 4 < 2 ? 0 : 1];
  const typing = writers.map((person) => keepTyping(servers.balancer.url, person));
  await sleep(500 + Math.random() * 1000);
  network.cut(how);
  const noticed = await waitForReadiness(server.url, { wanted: false, withinMs: noticedWithinMs });
  if (noticed === null) outcome.problems.push(`/readyz did not notice that its database was ${how}`);
  const before = typing.reduce((sum, each) => sum + each.acknowledged(), 0);
  await sleep(cutForMs[how]);
  if (typing.reduce((sum, each) => sum + each.acknowledged(), 0) === before)
    outcome.problems.push(`nothing was saved by the other server while one's database was ${how}`);
  network.heal();
  const back = await waitForReadiness(server.url, { wanted: true, withinMs: backWithinMs });
  if (back === null) outcome.problems.push(`a server was not back a minute after its database was ${how}`);
  await sleep(500);
  await Promise.all(typing.map((each) => each.stop()));
  for (const each of typing) {
    outcome.acknowledged += each.acknowledged();
    outcome.lost += await each.countLost();
  }
  outcome.rounds += 1;
  return back ?? Number.POSITIVE_INFINITY;
};

/** The network between one of two servers and the database is cut, and comes back. */
export const cutNetworks = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const servers = await startTwoServers();
  try {
    const writers = await Promise.all(
      ['mia', 'leo'].map((name) => signInToWrite(servers.balancer.url, name)),
    );
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1)
      slowest = Math.max(slowest, await runRound(servers, { round, writers, outcome }));
    outcome.notes.push(`back in service after ${slowest.toFixed(1)} s at most`);
  } finally {
    await servers.close();
  }
  return outcome;
};
