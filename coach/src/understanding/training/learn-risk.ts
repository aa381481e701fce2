import { mkdirSync, writeFileSync } from 'node:fs';
import { createRespell } from '../plain-spelling.ts';
import { unitScore } from '../risk-reader.ts';
import { createTransformer } from '../transformer/transformer.ts';
import { type Wording, wordingScore } from '../wording.ts';
import type { CaseSet } from './cases.ts';
import { type ReadText, readTexts } from './read-cases.ts';
import { type Judged, riskReport } from './risk-report.ts';
import { createRiskTrainer, NEIGHBOUR_WEIGHT, TELLING_WEIGHT } from './train-risk.ts';
import { trainWording } from './train-wording.ts';

const headsFolder = new URL('../heads/', import.meta.url);
const scoresFile = new URL('../../../../node_modules/.cache/inkling/judged.jsonl', import.meta.url);

/**
 * Learns from all sets and stores what was learned; or, where some sets are left out, judges those by what the others
 * taught, and prints how well. Takes about an hour.
 */
export async function learnRisk(
  sets: CaseSet[],
  leftOut: ReadonlySet<string>,
  say: (line: string) => void,
): Promise<void> {
  const respell = await createRespell();
  const transformer = createTransformer();
  const texts = sets.flatMap((set) => {
    const read = readTexts(set, transformer, respell);
    say(`${set.name}: ${read.length} texts read`);
    return read;
  });
  const taught = texts.filter(({ set }) => !leftOut.has(set));
  const trainer = createRiskTrainer(transformer);
  trainer.teach(
    taught.flatMap(({ stretches }) => stretches),
    say,
  );
  const wording = learnWording(taught);
  if (leftOut.size === 0) {
    store('risk-model.json', trainer.stored());
    store('risk-wording.json', { trained_on: sets.map(({ name }) => name), wording });
    return;
  }
  const judged = texts.filter(({ set }) => leftOut.has(set)).map((text) => judge(text, trainer, wording));
  for (const line of riskReport(judged)) say(line);
  mkdirSync(new URL('.', scoresFile), { recursive: true });
  writeFileSync(scoresFile, judged.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

function store(name: string, head: object): void {
  mkdirSync(headsFolder, { recursive: true });
  writeFileSync(new URL(name, headsFolder), `${JSON.stringify(head)}\n`);
}

const learnWording = (texts: ReadText[]): Wording =>
  trainWording(
    texts.flatMap(({ kind, stretches }) =>
      stretches.flatMap(({ units, ngrams }) =>
        units.flatMap(({ tells }, index) => {
          const own = ngrams[index];
          if (tells === null || !own) return [];
          const weight = tells ? TELLING_WEIGHT : kind ? NEIGHBOUR_WEIGHT : 1;
          return [{ ngrams: own, label: tells ? 1 : 0, weight }];
        }),
      ),
    ),
  );

function judge(
  { stretches, ...text }: ReadText,
  trainer: Pick<ReturnType<typeof createRiskTrainer>, 'ask'>,
  wording: Wording,
): Judged {
  const units = stretches.flatMap((stretch) =>
    trainer.ask(stretch).map(({ danger, kind }, index) => ({
      kind,
      score: unitScore(danger, wordingScore(wording, stretch.ngrams[index] ?? new Set())),
    })),
  );
  return { ...text, units };
}
