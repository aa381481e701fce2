import { accounts } from '@inkling/contract';
import { startTestPostgres, testPassword } from '@inkling/server/testing';
import {
  draft,
  headersOf,
  quantile,
  type RunningClassroom,
  saveBody,
  startClassroom,
} from './load/start-classroom.ts';

const classSize = 30;
const savesEach = 6;
/** Of saving alone and beside logins, by turns, so that both meet the same machine. */
const rounds = 4;
/** Typing pauses of one child, so that thirty save thirty times in this time. */
const everyMs = 1000;
const allowedRatio = 2;
/** In each round; all of them together stay within what one address may sign in. */
const bursts = 2;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const check = async (response: Response): Promise<void> => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
};

/** Milliseconds of every save of a class that types on. */
const saveAll = async ({ url, writers }: RunningClassroom, round: string): Promise<number[]> => {
  const times: number[] = [];
  const keepTyping = async (writer: (typeof writers)[number], place: number) => {
    await wait((place / classSize) * everyMs);
    for (let n = 0; n < savesEach; n += 1) {
      const startedAt = performance.now();
      const body = saveBody(`${draft} ${round} ${n}`);
      await check(
        await fetch(`${url}/writings/${writer.writing_id}`, {
          method: 'PUT',
          headers: headersOf(writer),
          body,
        }),
      );
      times.push(performance.now() - startedAt);
      await wait(Math.max(0, everyMs - (performance.now() - startedAt)));
    }
  };
  await Promise.all(writers.slice(0, classSize).map(keepTyping));
  return times;
};

/** Another class comes in and signs in all at once, and once more while the first still writes. */
const signInTwice = async ({ url, writers }: RunningClassroom): Promise<number> => {
  let logins = 0;
  const signIn = async ({ screen_name }: { screen_name: string }) => {
    const body = JSON.stringify({ identifier: screen_name, password: testPassword });
    const headers = { 'content-type': 'application/json' };
    await check(await fetch(url + accounts.signIn.path, { method: 'POST', headers, body }));
    logins += 1;
  };
  for (let burst = 0; burst < bursts; burst += 1) {
    await Promise.all(writers.slice(classSize).map(signIn));
    await wait((savesEach / bursts - 1) * everyMs);
  }
  return logins;
};

/** Thirty children autosaving, alone and while thirty others sign in at the same moment. */
export const benchClassOf30 = async (): Promise<void> => {
  const postgres = await startTestPostgres();
  const classroom = await startClassroom({
    postgresUrl: postgres.url,
    kind: 'ours',
    writers: 2 * classSize,
    content: draft,
  });
  try {
    await saveAll(classroom, 'warming up');
    const [idle, busy]: [number[], number[]] = [[], []];
    let logins = 0;
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await saveAll(classroom, `alone ${round}`)));
      const signingIn = signInTwice(classroom);
      busy.push(...(await saveAll(classroom, `beside logins ${round}`)));
      logins += await signingIn;
    }
    const [before, beside] = [quantile(idle, 0.95), quantile(busy, 0.95)];
    process.stdout.write(
      `saves of ${classSize} children: median ${quantile(idle, 0.5).toFixed(1)} ms, p95 ${before.toFixed(1)} ms alone; ` +
        `median ${quantile(busy, 0.5).toFixed(1)} ms, p95 ${beside.toFixed(1)} ms beside ${logins} logins; ` +
        `p95 ratio ${(beside / before).toFixed(2)} (at most ${allowedRatio})\n`,
    );
    if (beside / before > allowedRatio) process.exitCode = 1;
  } finally {
    await classroom.stop();
    await postgres.stop();
  }
};
