import { mkdirSync, writeFileSync } from 'node:fs';
import { createPassageReader, type ReadPassages } from '../passage-reader.ts';
import { createRespell } from '../plain-spelling.ts';
import { judgePassage } from '../two-part-head.ts';
import { type CaseSet, readCaseSets } from './cases.ts';
import { chooseLevels, type Judged, riskReport } from './risk-report.ts';
import { createStoredEncoder } from './stored-encoder.ts';
import { type ReadCase, readCases, trainRiskHead } from './train-risk.ts';
import { readTurnCases, trainTurnHead, turnReport } from './train-turns.ts';

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
const trained_on = sets.map(({ name }) => name);
mkdirSync(headsFolder, { recursive: true });

/** Encoding takes longest, so what a set gave is kept before the next is read. */
function readAll<Case>(read: (set: CaseSet, readPassages: ReadPassages) => Case[]): Case[] {
  return sets.flatMap((set) => {
    const cases = read(set, readPassages);
    store();
    return cases;
  });
}

function trainRisk(): void {
  const cases = readAll(readCases);
  say(
    `risk: ${sets.length} sets, ${cases.length} texts, ${cases.reduce((sum, each) => sum + each.passages.length, 0)} passages`,
  );
  const judged = judgeEachSetUnseen(cases);
  const levels = chooseLevels(judged);
  for (const line of riskReport(judged, levels)) say(line);
  const head = { trained_on, levels, ...trainRiskHead(cases) };
  writeFileSync(new URL('risk.json', headsFolder), `${JSON.stringify(head)}\n`);
}

function trainTurns(): void {
  const cases = readAll(readTurnCases);
  say(`turns: ${sets.length} sets, ${cases.length} turns`);
  for (const line of turnReport(cases)) say(line);
  const head = { trained_on, ...trainTurnHead(cases) };
  writeFileSync(new URL('turns.json', headsFolder), `${JSON.stringify(head)}\n`);
}

// `npm run train -- turns` trains one head, `npm run train` all of them.
const heads = { risk: trainRisk, turns: trainTurns };
const wanted = process.argv.slice(2);
for (const [name, train] of Object.entries(heads)) if (wanted.length === 0 || wanted.includes(name)) train();
