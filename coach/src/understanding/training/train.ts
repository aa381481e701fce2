import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createPassageReader } from '../passage-reader.ts';
import { createRespell } from '../plain-spelling.ts';
import { readCaseSets } from './cases.ts';
import { learnRisk } from './learn-risk.ts';
import { createStoredEncoder } from './stored-encoder.ts';
import { readTurnCases, trainTurnHead, turnReport } from './train-turns.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const headsFolder = new URL('../heads/', import.meta.url);
const sets = readCaseSets();

async function learnTurns(): Promise<void> {
  const { encode, store } = createStoredEncoder();
  const readPassages = createPassageReader(encode, await createRespell());
  const cases = sets.flatMap((set) => {
    const read = readTurnCases(set, readPassages);
    // Encoding takes longest, so what a set gave is kept before the next is read.
    store();
    return read;
  });
  say(`turns: ${cases.length} turns`);
  for (const line of turnReport(cases)) say(line);
  mkdirSync(headsFolder, { recursive: true });
  const head = { trained_on: [...new Set(cases.map(({ set }) => set))], ...trainTurnHead(cases) };
  writeFileSync(new URL('turns.json', headsFolder), `${JSON.stringify(head)}\n`);
}

// `npm run train -- turns` trains one head, `npm run train` all of them; `npm run train -- risk --leave-out british`
// judges the sets left out instead of storing anything.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'leave-out': { type: 'string', default: '' } },
});
const leftOut = new Set(values['leave-out'].split(',').filter((name) => name !== ''));
for (const name of leftOut) {
  if (!sets.some((set) => set.name === name)) throw new Error(`there is no set ${name}`);
}
const heads = { risk: () => learnRisk(sets, leftOut, say), turns: learnTurns };
for (const [name, learn] of Object.entries(heads)) {
  if (positionals.length === 0 || positionals.includes(name)) await learn();
}
