import { accounts, apiBase } from '@inkling/contract';
import { buildUser, startTestApp, startTestPostgres, type TestApp } from '@inkling/server/testing';

const peopleCount = 60;
/** Below the ten wrong tries after which an account is slowed down. */
const triesEach = 5;

const quantile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const timeWrongLogin = async ({ app }: TestApp, identifier: string, n: number): Promise<number> => {
  const startedAt = performance.now();
  await app.inject({
    method: accounts.signIn.method,
    url: apiBase + accounts.signIn.path,
    payload: { identifier, password: 'not-the-password' },
    // Many addresses: what one address may do is not the question here.
    remoteAddress: `10.0.${Math.floor(n / 200)}.${n % 200}`,
  });
  return performance.now() - startedAt;
};

const lineOf = (name: string, times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const [middle, late] = [quantile(sorted, 0.5), quantile(sorted, 0.95)];
  return `${name.padEnd(24)}median ${middle.toFixed(2)} ms   p95 ${late.toFixed(2)} ms   n ${sorted.length}\n`;
};

const median = (times: number[]): number =>
  quantile(
    [...times].sort((a, b) => a - b),
    0.5,
  );

/** How far the medians of two random halves of one sample lie apart, at worst in 19 of 20 draws. */
const noiseOf = (times: number[]): number => {
  const gaps = Array.from({ length: 400 }, () => {
    const halves: [number[], number[]] = [[], []];
    for (const time of times) halves[Math.random() < 0.5 ? 0 : 1].push(time);
    return Math.abs(median(halves[0]) - median(halves[1]));
  });
  return quantile(
    gaps.sort((a, b) => a - b),
    0.95,
  );
};

/** Wrong passwords for people who exist and who don't, by turns: the answer's time must not tell which. */
export const benchSignInTiming = async (): Promise<void> => {
  const postgres = await startTestPostgres();
  const server = await startTestApp(postgres.url);
  const known: number[] = [];
  const unknown: number[] = [];
  try {
    const people: string[] = [];
    for (let n = 0; n < peopleCount; n += 1)
      people.push((await buildUser(server.deps.db, { role: 'parent' })).email ?? '');
    for (let n = 0; n < 20; n += 1) await timeWrongLogin(server, `warm${n}@example.test`, n);
    for (let n = 0; n < peopleCount * triesEach; n += 1) {
      const email = people[n % peopleCount] ?? '';
      known.push(await timeWrongLogin(server, email, n));
      unknown.push(await timeWrongLogin(server, `no-${email}`, n));
    }
  } finally {
    await server.close();
    await postgres.stop();
  }
  const gap = Math.abs(median(known) - median(unknown));
  process.stdout.write(lineOf('known, wrong password', known) + lineOf('unknown', unknown));
  process.stdout.write(
    `gap of the medians ${gap.toFixed(2)} ms, noise ${noiseOf([...known, ...unknown]).toFixed(2)} ms\n`,
  );
};
