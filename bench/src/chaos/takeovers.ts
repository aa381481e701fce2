import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, feedback } from '@inkling/contract';
import { startTwoServers, type TwoServers } from '../server-failures/two-servers.ts';
import { keepTyping, type Person, signInToWrite } from '../server-failures/typing.ts';
import { nothingYet, type Outcome } from './outcome.ts';

const people = ['mia', 'leo'];
const allowedSeconds = 10;
/** For all but the takeover itself, on a machine that others keep busy. */
const patienceMs = 300_000;

const waiting = "from queue.jobs where name = 'generate-feedback' and failed_at is null";

const askForFeedback = async (url: string, { token, writing_id }: Person): Promise<void> => {
  const path = feedback.requestFeedback.path.replace(':id', String(writing_id));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url + apiBase + path, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`feedback: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
};

const countRows = async ({ database }: TwoServers, from: string): Promise<number> =>
  (await database.pool.query(`select count(*)::int as n ${from}`)).rows[0].n;

/** Milliseconds until it is so; throws when that takes too long. */
const timeUntil = async (isSo: () => Promise<boolean>, what: string): Promise<number> => {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > patienceMs) throw new Error(`${what} took longer than five minutes`);
    await sleep(20);
  }
  return performance.now() - begun;
};

/** The server that reads the drafts is killed outright; the other has to take them over. */
const runRound = async (
  servers: TwoServers,
  { round, writers, outcome }: { round: number; writers: Person[]; outcome: Outcome },
): Promise<number> => {
  const [dying, other] = round % 2 === 0 ? servers.twins : servers.twins.toReversed();
  if (!dying || !other) throw new Error('there are two');
  await servers.database.pool.query('delete from rate_limits');
  const typing = writers.map((person) => keepTyping(servers.balancer.url, person));
  await sleep(300 + Math.random() * 500);
  await Promise.all(typing.map((each) => each.stop()));
  // Halted meanwhile, so that the jobs are the other's.
  process.kill(other.server.pid, 'SIGSTOP');
  await Promise.all(writers.map((person) => askForFeedback(dying.server.url, person)));
  await timeUntil(
    async () => (await countRows(servers, `${waiting} and attempts = 1`)) > 0,
    'beginning with a draft',
  );
  await sleep(Math.random() * 150);
  await dying.server.end('SIGKILL');
  // Those it had begun; what it left waiting is begun by the other for the first time.
  const { rows } = await servers.database.pool.query(`select id ${waiting} and attempts = 1`);
  const theirs = `${waiting} and attempts = 1 and id in (${[0, ...rows.map(({ id }) => id)].join(', ')})`;
  process.kill(other.server.pid, 'SIGCONT');
  const taking = await timeUntil(async () => (await countRows(servers, theirs)) === 0, 'the takeover');
  await timeUntil(async () => (await countRows(servers, waiting)) === 0, 'the feedback');
  await dying.restart();
  for (const each of typing) {
    outcome.acknowledged += each.acknowledged();
    outcome.lost += await each.countLost();
  }
  outcome.rounds += 1;
  return rows.length > 0 ? taking / 1000 : 0;
};

/** The rounds of one draft, by its text: each is there once, however often it was read. */
const countDoubled = (servers: TwoServers): Promise<number> =>
  countRows(
    servers,
    'from (select 1 from feedback_rounds group by writing_id, content having count(*) > 1) doubled',
  );

/** A server is killed outright while it reads drafts for feedback. */
export const killReaders = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const servers = await startTwoServers();
  try {
    const writers = await Promise.all(people.map((name) => signInToWrite(servers.balancer.url, name)));
    const takeovers: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      takeovers.push(await runRound(servers, { round, writers, outcome }));
    const slowest = Math.max(...takeovers);
    const doubled = await countDoubled(servers);
    outcome.notes.push(
      `${takeovers.filter((seconds) => seconds > 0).length} takeovers, ${slowest.toFixed(1)} s at most`,
      `${doubled} doubled`,
    );
    if (slowest > allowedSeconds) outcome.problems.push(`a takeover took ${slowest.toFixed(1)} s`);
    if (doubled > 0) outcome.problems.push(`${doubled} drafts have a round twice`);
  } finally {
    await servers.close();
  }
  return outcome;
};
