import {
  classifyRiskInChunks,
  findNotesToMarkerInChunks,
} from '../../coach/src/understanding/classify-in-chunks.ts';
import { createThreadCallRunner } from '../../coach/src/worker/run-thread-call.ts';
import type { ThreadCallName, ThreadCalls } from '../../coach/src/worker/thread-calls.ts';
import { oddTexts } from './coach-worst-case/odd-texts.ts';
import { proseOf } from './coach-worst-case/ordinary-prose.ts';

const mostCharacters = 30_000;
const allowedRatio = 4;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

type Work = (text: string) => Promise<unknown>;

/** What is done with a draft; each is measured alone, so that no one hides behind the others. */
function worksOfCoach(): Record<string, Work> {
  const runner = createThreadCallRunner({ engine: 'harper' });
  const run = async <Name extends ThreadCallName>(
    name: Name,
    input: ThreadCalls[Name]['input'],
  ): Promise<ThreadCalls[Name]['output']> => {
    // Name, input and output belong together by this function's own signature, which the compiler can't follow here.
    const job = { name, input } as Parameters<typeof runner.run>[0];
    await runner.load(job);
    return runner.run(job) as Promise<ThreadCalls[Name]['output']>;
  };
  return {
    hints: (text) => run('findErrors', { text }),
    'marks and feedback': (text) => run('markDraft', { text, type: 'narrative', year: 5 }),
    patterns: (text) => run('matchRisk', { text, context: { source: 'child', kind: 'draft' } }),
    risks: (text) =>
      classifyRiskInChunks(text, (chunk) => run('classifyRisk', { text: chunk, heard: 'writing' })),
    notes: (text) => findNotesToMarkerInChunks(text, (chunk) => run('findNotesToMarker', { text: chunk })),
  };
}

async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * What odd texts cost, per character, beside plain prose of the same length:
 * `npm run bench -- coach-worst-case [characters] [part of a kind's name]`.
 */
export const benchCoachWorstCase = async ([
  size = String(mostCharacters),
  only = '',
]: string[]): Promise<void> => {
  const length = Number(size);
  const prose = proseOf(2 * length);
  const works = Object.entries(worksOfCoach());
  const measure = async (text: string): Promise<number[]> => {
    const times: number[] = [];
    for (const [, work] of works) times.push(await processorMs(() => work(text)));
    return times;
  };
  await measure(prose.slice(0, 2000));
  const plain = await measure(prose.slice(length, 2 * length));
  const line = (kind: string, times: number[]): string =>
    `${kind.padEnd(36)}${times.map((ms) => `${Math.round(ms)} ms`.padStart(20)).join('')}`;
  print(`${' '.repeat(36)}${works.map(([name]) => name.padStart(20)).join('')}`);
  print(line('plain prose', plain));
  const total = (times: number[]): number => times.reduce((sum, ms) => sum + ms, 0);
  let worst = 0;
  for (const [kind, text] of Object.entries(oddTexts(prose, length))) {
    if (!kind.includes(only)) continue;
    const times = await measure(text);
    const ratio = total(times) / text.length / (total(plain) / length);
    worst = Math.max(worst, ratio);
    print(`${line(kind, times)}${`${ratio.toFixed(1)} x`.padStart(10)}`);
  }
  print(`worst: ${worst.toFixed(1)} times the processor time of plain prose (at most ${allowedRatio})`);
  if (worst > allowedRatio) process.exitCode = 1;
};
