import { type Coach, createCoach } from '@inkling/coach';
import { oddTexts } from './coach-worst-case/odd-texts.ts';
import { proseOf } from './coach-worst-case/ordinary-prose.ts';

const draftCharacters = 2200;
const oddCharacters = 30_000;
const spaces = 20_000;
const quietRounds = 5;
const asksOfOne = 40;
const childrenInClass = 30;

/** Kinds of odd text whose marking takes the longest, beside blanks. */
const oddKinds = ['only spaces between two words', 'misspelt words', 'random words in sentences'];

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** How long a child waits for the hints on a draft, and for its feedback. */
const asksOf = (coach: Coach) => {
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  return {
    hints: (owner: string, text: string) => timed(() => coach.findErrors({ owner, text })),
    feedback: (owner: string, text: string) =>
      timed(async () => {
        const ask = { owner, text, year: 5, mayUseModel: false, known: { names: [] } };
        const { categories } = await coach.feedback({ ...ask, type: 'narrative' });
        for await (const each of categories)
          if (!each.output) throw new Error('A category without feedback.');
      }),
  };
};

type Asks = ReturnType<typeof asksOf>;

interface Quiet {
  hints: number;
  feedback: number;
}

const report = (what: string, ms: number, { most, isFine }: { most: string; isFine: boolean }): void => {
  print(`${what}: ${seconds(ms)} (at most ${most})${isFine ? '' : '  TOO LONG'}`);
  if (!isFine) process.exitCode = 1;
};

const times = (ms: number, quiet: number, most: number) => ({
  most: `${most} times the quiet time, it is ${(ms / quiet).toFixed(1)}`,
  isFine: ms <= most * quiet,
});

const measureQuiet = async (asks: Asks, drafts: string[]): Promise<Quiet> => {
  const hints: number[] = [];
  const feedback: number[] = [];
  for (const draft of drafts.slice(0, quietRounds)) {
    hints.push(await asks.hints('quiet', draft));
    feedback.push(await asks.feedback('quiet', draft));
  }
  return { hints: median(hints), feedback: median(feedback) };
};

/** One child's odd text is marked while another asks for hints. */
const besideOddTexts = async (asks: Asks, prose: string, draft: string): Promise<void> => {
  const odd = oddTexts(prose, oddCharacters);
  for (const kind of oddKinds) {
    const marking = asks.feedback('odd', odd[kind] ?? '');
    const waited = await asks.hints('another', `${draft} ${kind}.`);
    report(`hints while "${kind}" is marked`, waited, { most: '2 s', isFine: waited <= 2000 });
    await marking;
  }
};

/** One child asks forty times and another sends blanks, while a third only wants hints and feedback. */
const besideManyAsks = async (asks: Asks, drafts: string[], quiet: Quiet): Promise<void> => {
  const busy = Array.from({ length: asksOfOne }, (_, n) =>
    asks.feedback('eager', `${drafts[n % drafts.length]} Again ${n}.`),
  );
  busy.push(asks.feedback('blank', `Once${' '.repeat(spaces)}upon`));
  const hints = await asks.hints('third', `${drafts[0]} Hints.`);
  const feedback = await asks.feedback('third', `${drafts[1]} Feedback.`);
  report('hints beside 40 asks of one child', hints, times(hints, quiet.hints, 2));
  report('feedback beside 40 asks of one child', feedback, times(feedback, quiet.feedback, 3));
  await Promise.all(busy);
};

const wholeClass = async (asks: Asks, drafts: string[], quiet: Quiet): Promise<void> => {
  const waits = await Promise.all(
    Array.from({ length: childrenInClass }, (_, n) =>
      asks.feedback(`child ${n}`, `${drafts[n % drafts.length]} Child ${n}.`),
    ),
  );
  const last = Math.max(...waits);
  report(`the last of ${childrenInClass} who ask at once`, last, times(last, quiet.feedback, 8));
};

/** How long children wait for the coach while others keep it busy: `npm run bench -- coach-wait-under-load`. */
export const benchCoachWaitUnderLoad = async (): Promise<void> => {
  const coach = createCoach({ spelling: 'au', engine: 'harper' });
  const asks = asksOf(coach);
  const prose = proseOf(2 * oddCharacters);
  const drafts = Array.from({ length: 12 }, (_, n) =>
    prose.slice(n * draftCharacters, (n + 1) * draftCharacters),
  );
  await coach.prepare();
  for (const draft of drafts.slice(6, 10)) await asks.feedback('warm', draft);
  const quiet = await measureQuiet(asks, drafts);
  print(`quiet: hints ${seconds(quiet.hints)}, feedback ${seconds(quiet.feedback)}`);
  await besideOddTexts(asks, prose, drafts[2] ?? '');
  await besideManyAsks(asks, drafts, quiet);
  await wholeClass(asks, drafts, quiet);
  await coach.close();
};
