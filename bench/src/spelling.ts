import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Coach, createCoach } from '@inkling/coach';
import { z } from 'zod';

const misspelling = z.object({
  sentence: z.string(),
  wrong: z.string(),
  right: z.string(),
  why: z.string(),
});
const piece = z.object({ text: z.string() });

/** How a misspelling fared: the right word offered first, among the ideas, another one only, or not found. */
type Outcome = 'first' | 'offered' | 'other' | 'missed';

const owner = 'bench';
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const readLines = <Case>(file: string, schema: z.ZodType<Case>): Case[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => schema.parse(JSON.parse(line)));

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** A finding may cover more than the word: its idea is then read in the whole sentence. */
const outcomeOf = async (coach: Coach, { sentence, wrong, right }: z.infer<typeof misspelling>) => {
  const start = sentence.indexOf(wrong);
  const end = start + wrong.length;
  const meant = plain(sentence.slice(0, start) + right + sentence.slice(end));
  const findings = await coach.findErrors({ owner, text: sentence });
  const here = findings.filter((finding) => finding.start < end && start < finding.end);
  const corrected = here.flatMap((finding) =>
    finding.suggestions.map((idea) =>
      plain(sentence.slice(0, finding.start) + idea + sentence.slice(finding.end)),
    ),
  );
  const ideas = here[0]?.suggestions.join(', ') ?? '';
  const outcome: Outcome =
    corrected[0] === meant
      ? 'first'
      : corrected.includes(meant)
        ? 'offered'
        : here.length > 0
          ? 'other'
          : 'missed';
  return { outcome, ideas };
};

const benchMisspellings = async (coach: Coach, folder: string, each: boolean): Promise<void> => {
  const cases = readLines(join(folder, 'misspellings.jsonl'), misspelling);
  const outcomes: { why: string; outcome: Outcome }[] = [];
  for (const one of cases) {
    const { outcome, ideas } = await outcomeOf(coach, one);
    outcomes.push({ why: one.why, outcome });
    if (each && outcome !== 'first') print(`${outcome} ${one.wrong} (${one.right}): ${ideas}`);
  }
  const report = (name: string, some: typeof outcomes): void => {
    const share = (kind: Outcome): string =>
      percent(some.filter(({ outcome }) => outcome === kind).length, some.length);
    print(
      `${name.padEnd(16)} ${String(some.length).padStart(4)}: right word first ${share('first')}, among the ideas ${share('offered')}, others only ${share('other')}, not found ${share('missed')}`,
    );
  };
  for (const why of new Set(cases.map((one) => one.why)))
    report(
      why,
      outcomes.filter((one) => one.why === why),
    );
  report('all', outcomes);
};

const benchCorrectlySpelled = async (coach: Coach, folder: string, each: boolean): Promise<void> => {
  let words = 0;
  const kinds = new Map<string, number>();
  for (const { text } of readLines(join(folder, 'correctly-spelled.jsonl'), piece)) {
    words += text.split(/\s+/).length;
    for (const { kind, rule, start, end } of await coach.findErrors({ owner, text })) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (each) print(`${kind} ${rule}: ${text.slice(start, end)}`);
    }
  }
  const alarms = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  print(
    `correctly spelled pieces, ${words} words: ${((100 * alarms) / words).toFixed(2)} false alarms per 100 words (${[...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')})`,
  );
};

/** Right words offered, and right words blamed: `npm run bench -- spelling <folder> [each]`. */
export const benchSpelling = async ([folder = '', wanted]: string[]): Promise<void> => {
  const coach = createCoach({ spelling: 'au', engine: 'harper' });
  await benchMisspellings(coach, folder, wanted === 'each');
  await benchCorrectlySpelled(coach, folder, wanted === 'each');
  await coach.close();
};
