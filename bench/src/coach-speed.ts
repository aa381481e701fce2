import { assess } from '../../coach/src/criteria/index.ts';
import { analyseText } from '../../coach/src/text/index.ts';
import { readClean } from './coach-errors/read-cases.ts';

const rounds = 40;
const words = 400;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const millis = (value: number): string => `${value.toFixed(1)} ms`;

const draftOf = (count: number): string => {
  const all = readClean('dev')
    .map((each) => each.text)
    .join('\n\n');
  const ends = [...all.matchAll(/\S+/g)].slice(0, count).at(-1);
  return ends ? all.slice(0, ends.index + ends[0].length) : all;
};

/** Reading and marking in this process, without the error finder: `npm run bench -- coach-speed`. */
export const benchCoachSpeed = async (): Promise<void> => {
  const draft = draftOf(words);
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
