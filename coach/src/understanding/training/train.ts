import { mkdirSync, writeFileSync } from 'node:fs';
import { createPassageReader } from '../passage-reader.ts';
import { createRespell } from '../plain-spelling.ts';
import { judgePassage } from '../two-part-head.ts';
import { readCaseSets } from './cases.ts';
import { chooseLevels, type Judged, riskReport } from './risk-report.ts';
import { createStoredEncoder } from './stored-encoder.ts';
import { type ReadCase, readCases, trainRiskHead } from './train-risk.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const headsFolder = new URL('../heads/', import.meta.url);

/** Every set judged by a head that never saw it. */
function judgeEachSetUnseen(cases: ReadCase[]): Judged[] {
  const sets = [...new Set(cases.map(({ set }) => set))];
  return sets.flatMap((set) => {
    const head = trainRiskHead(cases.filter((each) => each.set !== set));
    return cases
      .filter((each) => each.set === set)
      .map((each) => ({
        ...each,
        score: Math.max(...each.passages.map(({ passage }) => judgePassage(head.danger, passage))),
      }));
  });
}

const { encode, store } = createStoredEncoder();
const readPassages = createPassageReader(encode, await createRespell());
const sets = readCaseSets();
const cases = sets.flatMap((set) => {
  const read = readCases(set, readPassages);
  store();
  return read;
});
say(
  `${sets.length} sets, ${cases.length} texts, ${cases.reduce((sum, each) => sum + each.passages.length, 0)} passages`,
);
const judged = judgeEachSetUnseen(cases);
const levels = chooseLevels(judged);
for (const line of riskReport(judged, levels)) say(line);

mkdirSync(headsFolder, { recursive: true });
const head = { trained_on: sets.map(({ name }) => name), levels, ...trainRiskHead(cases) };
writeFileSync(new URL('risk.json', headsFolder), `${JSON.stringify(head)}\n`);
