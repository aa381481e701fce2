import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCoach } from '@inkling/coach';
import { z } from 'zod';

const piece = z.object({
  id: z.string(),
  year: z.number(),
  task: z.string(),
  text: z.string(),
  marks: z.record(z.string(), z.number()).nullable(),
});

interface Compared {
  criterion: string;
  off: number;
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The coach's marks beside a marker's: exact, within one, bias and the difference of the totals. */
export const benchNaplanMarkAgreement = async ([folder = '', wanted]: string[]): Promise<void> => {
  const coach = createCoach({ spelling: 'au', engine: 'harper' });
  const compared: Compared[] = [];
  const totals: number[] = [];
  for (const line of readFileSync(join(folder, 'pieces.jsonl'), 'utf8').split('\n').filter(Boolean)) {
    const { id, year, task, text, marks } = piece.parse(JSON.parse(line));
    if (!marks) continue;
    const genre = 'persuasive_devices' in marks ? 'persuasive' : 'narrative';
    const { assessment } = await coach.assess({ owner: 'bench', text, genre, year, prompt: task });
    const offs = assessment.marks.map(({ criterion, mark }) => ({
      criterion,
      off: mark - (marks[criterion] ?? 0),
    }));
    compared.push(...offs);
    totals.push(offs.reduce((sum, { off }) => sum + off, 0));
    const far = offs
      .filter(({ off }) => Math.abs(off) > 1)
      .map(({ criterion, off }) => `${criterion} ${off}`);
    if (wanted === 'each') print(`${id}: total ${totals.at(-1)}; ${far.join(', ')}`);
  }
  const report = (name: string, some: Compared[]): void => {
    const within = (most: number): string =>
      percent(some.filter(({ off }) => Math.abs(off) <= most).length, some.length);
    const bias = mean(some.map(({ off }) => off)).toFixed(2);
    print(`${name}: exact ${within(0)}, within one ${within(1)}, bias ${bias}`);
  };
  for (const criterion of [...new Set(compared.map((each) => each.criterion))])
    report(
      criterion,
      compared.filter((each) => each.criterion === criterion),
    );
  report(`all ${compared.length} marks`, compared);
  print(`totals: mean difference ${mean(totals.map(Math.abs)).toFixed(2)}, bias ${mean(totals).toFixed(2)}`);
  await coach.close();
};
