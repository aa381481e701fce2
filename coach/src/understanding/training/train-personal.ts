import { writeFileSync } from 'node:fs';
import { createPersonalFinder } from '../../safety/find-personal.ts';
import { createPersonalReader } from '../personal/personal-reader.ts';
import { labelSet, learnPersonalHead } from './learn-personal.ts';
import { readPersonalSets } from './personal-cases.ts';
import { outcomesOf, personalReport } from './personal-score.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const sets = readPersonalSets();
const labelled = sets.map(labelSet);

writeFileSync(
  new URL('../heads/personal.json', import.meta.url),
  `${JSON.stringify(learnPersonalHead(labelled)).replaceAll('],"', '],\n"')}\n`,
);

/** Every set judged by a head that never saw it, joined with the rules as in real use. */
const outcomes = sets.flatMap((set) => {
  const read = createPersonalReader(learnPersonalHead(labelled.filter(({ name }) => name !== set.name)));
  const judged = set.cases.flatMap((each) =>
    outcomesOf(each, createPersonalFinder({ names: [] }, read)(each.text), set.name),
  );
  say(
    `${set.name}: ${personalReport(judged)
      .filter((line) => line.startsWith('hidden'))
      .join('; ')}`,
  );
  return judged;
});
say(`${sets.length} sets, each judged by a head that never saw it`);
for (const line of personalReport(outcomes)) say(line);
