import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Coach, createCoach } from '@inkling/coach';
import { measureFinding } from './error-finding/measure-finding.ts';
import { readErrorFreeTexts } from './error-finding/read-cases.ts';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const millis = (value: number): string => `${Math.round(value)} ms`;
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Four hundred words with a slip in every sentence or so, as a draft has them. */
const draftOf400 = (): string => {
  const text = readErrorFreeTexts('dev')[0]?.text ?? '';
  return text.replaceAll('because', 'becuase').replaceAll("didn't", 'didnt').replaceAll(' was ', ' wos ');
};

const medianOf = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const owner = 'bench';
const tickMs = 10;

/** How long the loop was held at most while nothing is asked of it: the machine's own noise. */
const measureNoise = async (): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: tickMs });
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  delay.disable();
  return delay.max / 1e6 - tickMs;
};

/** The loop's own timer ticks every 10 ms; what is beyond that held it. */
const measureSpeed = async (coach: Coach): Promise<void> => {
  const draft = draftOf400();
  const noise = await measureNoise();
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: tickMs });
  delay.enable();
  const begun = performance.now();
  await coach.findErrors({ owner, text: 'I seen a dog.' });
  print(
    `first use: ${millis(performance.now() - begun)}; caller's loop held at most ${millis(delay.max / 1e6 - tickMs)}`,
  );
  for (let round = 0; round < 20; round++)
    await coach.findErrors({ owner, text: `${draft} Round ${round}.` });
  delay.reset();
  const errors: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < 15; round++) {
    // A new ending each time, so that nothing is answered from memory as a whole.
    const from = performance.now();
    await coach.findErrors({ owner, text: `${draft} Take ${round}.` });
    errors.push(performance.now() - from);
    const again = performance.now();
    await coach.assess({ owner, text: `${draft} Turn ${round}.`, genre: 'narrative', year: 5 });
    all.push(performance.now() - again);
  }
  delay.disable();
  print(
    `warm, ${draft.split(/\s+/).length} words: errors ${millis(medianOf(errors))}, errors and all ten criteria ${millis(medianOf(all))} (medians; at most 300 ms)`,
  );
  print(
    `caller's loop held at most ${millis(delay.max / 1e6 - tickMs)} meanwhile (at most 50 ms); ${millis(noise)} with nothing to do`,
  );
  print(
    `memory of the whole process: ${megabytes(before)} before, ${megabytes(process.memoryUsage().rss)} after`,
  );
};

/** Findings on cases written before the rules, suggestions, speed, memory: `npm run bench -- error-finding [nspell]`. */
export const benchErrorFinding = async (args: string[]): Promise<void> => {
  const engine = args.includes('nspell') ? 'nspell' : 'harper';
  const coach = createCoach({ spelling: 'au', engine });
  print(`engine: ${engine}`);
  await measureSpeed(coach);
  for (const split of ['dev', 'held-out'] as const) {
    for (const line of await measureFinding(split, (text) => coach.findErrors({ owner, text }))) print(line);
  }
  await coach.close();
};
