import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCoach } from '@inkling/coach';
import { assess } from '../../coach/src/marking/assess.ts';
import { analyseText } from '../../coach/src/parse/index.ts';
import { readErrorFreeTexts } from './error-finding/read-cases.ts';

const rounds = 40;
const words = 400;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const millis = (value: number): string => `${value.toFixed(1)} ms`;

const draftOf = (count: number): string => {
  const all = readErrorFreeTexts('dev')
    .map((each) => each.text)
    .join('\n\n');
  const ends = [...all.matchAll(/\S+/g)].slice(0, count).at(-1);
  return ends ? all.slice(0, ends.index + ends[0].length) : all;
};

const coachRounds = 12;
const idleMs = 3000;

/** The whole coach in its thread: how long a draft takes, what it costs, and what the server's own loop feels of it. */
const measureCoach = async (draft: string): Promise<void> => {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const begun = performance.now();
  const coach = createCoach({ spelling: 'au', engine: 'harper' });
  print(`making the coach: ${millis(performance.now() - begun)}`);
  const review = async (text: string): Promise<number> => {
    const from = performance.now();
    const { categories } = await coach.feedback({
      owner: 'bench',
      text,
      type: 'narrative',
      year: 5,
      mayUseModel: false,
      known: { names: [] },
    });
    for await (const each of categories) if (!each.output) throw new Error('A category without feedback.');
    return performance.now() - from;
  };
  loop.enable();
  // On a busy machine the loop waits for a processor too: what it waits with nothing to do is not the coach's.
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  print(`longest the loop was held with nothing to do: ${millis(loop.max / 1e6)}`);
  loop.reset();
  const from = performance.now();
  await coach.prepare();
  print(
    `loading everything in the thread, as the server does once it listens: ${millis(performance.now() - from)}`,
  );
  print(`longest the loop was held meanwhile: ${millis(loop.max / 1e6)} (at most 50 ms)`);
  loop.reset();
  print(`first draft after the start: ${millis(await review(draft))}`);
  print(`longest the loop was held meanwhile: ${millis(loop.max / 1e6)} (at most 50 ms)`);
  await review(`${draft} Warm.`);
  loop.reset();
  const cpu = process.cpuUsage();
  const idle = performance.eventLoopUtilization();
  const times: number[] = [];
  for (let round = 0; round < coachRounds; round++) times.push(await review(`${draft} Round ${round}.`));
  const busy = process.cpuUsage(cpu);
  loop.disable();
  print(
    `${words} words, marks, errors and feedback, warm: ${millis(median(times))} by the clock, ${millis((busy.user + busy.system) / 1000 / coachRounds)} of processor time (at most 300 ms)`,
  );
  const { active } = performance.eventLoopUtilization(idle);
  print(
    `longest the loop was held: ${millis(loop.max / 1e6)} (at most 50 ms); it worked ${millis(active / coachRounds)} a draft`,
  );
  await coach.close();
};

/** Reading and marking in this process, then the whole coach in its thread: `npm run bench -- coach-speed`. */
export const benchCoachSpeed = async (): Promise<void> => {
  const draft = draftOf(words);
  await measureCoach(draft);
  const begun = performance.now();
  analyseText('The first use loads the tagger.');
  print(`first use, with the tagger and the word list: ${millis(performance.now() - begun)}`);
  const reading: number[] = [];
  const marking: number[] = [];
  let cpu = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    if (round === rounds / 2) cpu = process.cpuUsage();
    const text = `${draft} Round ${round}.`;
    const from = performance.now();
    const analysis = analyseText(text);
    const middle = performance.now();
    assess({ analysis, findings: [], genre: round % 2 === 0 ? 'narrative' : 'persuasive', year: 5 });
    reading.push(middle - from);
    marking.push(performance.now() - middle);
  }
  const busy = process.cpuUsage(cpu);
  const warm = (values: number[]): number => median(values.slice(rounds / 2));
  print(
    `${words} words, warm: reading ${millis(warm(reading))}, marking ten criteria ${millis(warm(marking))}`,
  );
  print(
    `together ${millis(warm(reading) + warm(marking))} (at most 150 ms), of that ${millis((busy.user + busy.system) / 1000 / (rounds / 2))} of processor time; ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  );
};
