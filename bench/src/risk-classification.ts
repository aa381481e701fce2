import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCoach, type RiskContext } from '@inkling/coach';
import { z } from 'zod';
import { readEssays } from './essay-score-correlation/read-essays.ts';

const caseLine = z.object({
  text: z.string(),
  kind: z.string().optional(),
  disguise: z.string().optional(),
  where: z.enum(['chat', 'plan', 'draft', 'wellbeing']),
});

type Level = 'sure' | 'look' | null;
interface Heard {
  level: Level;
  kind: string;
  disguise: string;
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const share = (heard: Heard[], levels: Level[]): string => {
  const count = heard.filter(({ level }) => levels.includes(level)).length;
  return `${count} of ${heard.length} (${((100 * count) / Math.max(1, heard.length)).toFixed(1)} %)`;
};

const printGroups = (heard: Heard[], nameOf: (each: Heard) => string): void => {
  for (const name of [...new Set(heard.map(nameOf))].sort())
    print(
      `  ${name}: ${share(
        heard.filter((each) => nameOf(each) === name),
        ['sure', 'look'],
      )}`,
    );
};

/** How many children in trouble the whole coach hears in case sets it has not learned from, and how many others it flags. */
export const benchRiskClassification = async (files: string[]): Promise<void> => {
  const coach = createCoach({ spelling: 'au', engine: 'nspell' });
  const hear = async (text: string, kind: RiskContext['kind'], genre: string): Promise<Level> => {
    const risk = await coach.checkRisk({ owner: 'bench', text, context: { source: 'child', kind, genre } });
    return risk === null ? null : risk.severity === 'low' ? 'look' : 'sure';
  };
  const hearCases = async (file: string): Promise<Heard[]> => {
    const heard: Heard[] = [];
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { text, where, kind = '', disguise = '' } = caseLine.parse(JSON.parse(line));
      heard.push({ level: await hear(text, where === 'wellbeing' ? 'chat' : where, where), kind, disguise });
    }
    return heard;
  };
  for (const file of files) {
    print(file);
    if (/\.jsonl(\.gz)?$/.test(file)) {
      const heard: Heard[] = [];
      for (const { text } of readEssays(file))
        heard.push({ level: await hear(text, 'draft', 'persuasive'), kind: '', disguise: '' });
      print(`essays: sure ${share(heard, ['sure'])}, worth a look ${share(heard, ['look'])}`);
    } else if (readdirSync(file).includes('risks.jsonl')) {
      const risks = await hearCases(join(file, 'risks.jsonl'));
      const harmless = await hearCases(join(file, 'harmless.jsonl'));
      print(`risks: sure ${share(risks, ['sure'])}, heard ${share(risks, ['sure', 'look'])}`);
      print(`near-misses: sure ${share(harmless, ['sure'])}, worth a look ${share(harmless, ['look'])}`);
      printGroups(risks, ({ kind }) => kind);
      printGroups(risks, ({ disguise }) => disguise);
    }
  }
  await coach.close();
};
