import { startTestPostgres } from '@inkling/server/testing';
import { oddTexts } from './coach-worst-case/odd-texts.ts';
import { proseOf } from './coach-worst-case/ordinary-prose.ts';
import { type ChildAtWork, createChildAtWork } from './load/child-at-work.ts';
import { quantile, startClassroom } from './load/start-classroom.ts';

const draftCharacters = 2200;
const oddCharacters = 30_000;
const spaces = 20_000;
const quietRounds = 5;
const asksOfOne = 40;
const childrenInClass = 30;
const allowedHintsMs = 2000;

/** Kinds of odd text whose marking takes the longest, beside blanks. */
const oddKinds = ['only spaces between two words', 'misspelt words', 'random words in sentences'];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const report = (what: string, ms: number, { most, isFine }: { most: string; isFine: boolean }): void => {
  print(`${what}: ${seconds(ms)} (at most ${most})${isFine ? '' : '  TOO LONG'}`);
  if (!isFine) process.exitCode = 1;
};

const times = (ms: number, quiet: number, most: number) => ({
  most: `${most} times the quiet time, it is ${(ms / quiet).toFixed(1)}`,
  isFine: ms <= most * quiet,
});

/** Somebody new with a draft that the coach has not met: what was read before would cost nothing. */
type NextChild = () => { child: ChildAtWork; draft: string };

interface Quiet {
  hints: number;
  feedback: number;
}

const measureQuiet = async (next: NextChild): Promise<Quiet> => {
  const hints: number[] = [];
  const feedback: number[] = [];
  // The first two warm up.
  for (let round = -2; round < quietRounds; round += 1) {
    const looking = next();
    const hinted = await looking.child.hints(looking.draft);
    const asking = next();
    await asking.child.save(asking.draft);
    const given = await asking.child.feedback();
    if (round < 0) continue;
    hints.push(hinted);
    feedback.push(given);
  }
  return { hints: quantile(hints, 0.5), feedback: quantile(feedback, 0.5) };
};

/** One child's odd text is marked while another asks for hints. */
const besideOddTexts = async (next: NextChild, prose: string): Promise<void> => {
  const odd = oddTexts(prose, oddCharacters);
  for (const kind of oddKinds) {
    const [{ child: writer }, { child, draft }] = [next(), next()];
    await writer.save(odd[kind] ?? '');
    const marking = writer.feedback();
    const waited = await child.hints(draft);
    report(`hints while "${kind}" is marked`, waited, {
      most: seconds(allowedHintsMs),
      isFine: waited <= allowedHintsMs,
    });
    await marking;
  }
};

/** One child changes its draft and asks again, forty times, another sends blanks, and a third wants hints and feedback. */
const besideManyAsks = async (next: NextChild, quiet: Quiet): Promise<void> => {
  const [eager, blank, looking, asking] = [next(), next(), next(), next()];
  await blank.child.save(`Once${' '.repeat(spaces)}upon`);
  const blanks = blank.child.feedback();
  let taken = 0;
  for (let n = 0; n < asksOfOne; n += 1) {
    await eager.child.save(`${eager.draft} Again ${n}.`);
    if (await eager.child.askForFeedback()) taken += 1;
  }
  await asking.child.save(asking.draft);
  const [hints, feedback] = await Promise.all([looking.child.hints(looking.draft), asking.child.feedback()]);
  print(`of ${asksOfOne} asks of one child ${taken} were taken, the others refused as too often`);
  report('hints beside them and blanks', hints, times(hints, quiet.hints, 2));
  report('feedback beside them and blanks', feedback, times(feedback, quiet.feedback, 3));
  await blanks;
};

const wholeClass = async (next: NextChild, quiet: Quiet): Promise<void> => {
  const children = Array.from({ length: childrenInClass }, next);
  for (const { child, draft } of children) await child.save(draft);
  const waits = await Promise.all(children.map(({ child }) => child.feedback()));
  const last = Math.max(...waits);
  print(`half of ${childrenInClass} who ask at once wait ${seconds(quantile(waits, 0.5))} or less`);
  report('the last of them', last, times(last, quiet.feedback, 8));
};

/**
 * How long children wait for the coach of one server while others keep it busy, from asking to the last line, as their
 * browsers do: `npm run bench -- coach-wait-under-load [markers]`.
 */
export const benchCoachWaitUnderLoad = async ([markers = '1']: string[]): Promise<void> => {
  const postgres = await startTestPostgres();
  const children = 2 * (quietRounds + 2) + 2 * oddKinds.length + 4 + childrenInClass;
  const classroom = await startClassroom({
    postgresUrl: postgres.url,
    kind: 'ours',
    writers: children,
    content: '',
    isWorking: true,
    environment: { COACH_ENGINE: 'harper', COACH_MARKERS: markers },
  });
  try {
    const prose = proseOf(oddCharacters + children * draftCharacters);
    const writers = classroom.writers.entries();
    const next: NextChild = () => {
      const { value } = writers.next();
      if (!value) throw new Error('there are no more children');
      const [place, writer] = value;
      const from = oddCharacters + place * draftCharacters;
      return {
        child: createChildAtWork(classroom, writer),
        draft: prose.slice(from, from + draftCharacters),
      };
    };
    const quiet = await measureQuiet(next);
    print(`quiet: hints ${seconds(quiet.hints)}, feedback ${seconds(quiet.feedback)}`);
    await besideOddTexts(next, prose.slice(0, oddCharacters));
    await besideManyAsks(next, quiet);
    await wholeClass(next, quiet);
  } finally {
    await classroom.stop();
    await postgres.stop();
  }
};
