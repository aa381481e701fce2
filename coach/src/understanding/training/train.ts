import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRespell } from '../plain-spelling.ts';
import { readCaseSets } from './cases.ts';
import { createFloatTransformer } from './float/float-transformer.ts';
import { judgeLeftOut } from './judge-held-out-sets.ts';
import { readNoteSets, readReplySets } from './note-cases.ts';
import { readNoteLessons } from './note-lessons.ts';
import { readPersonalSets } from './personal-cases.ts';
import { readPersonalTexts } from './personal-lessons.ts';
import { readReplyLessons } from './reply-lessons.ts';
import { readRiskTexts } from './risk-lessons.ts';
import { harmlessMessages, MEASURED, readTalkSets } from './talk-cases.ts';
import { type Texts, trainAll } from './train-all.ts';
import { trainTalk } from './train-talk.ts';
import { readTurnLessons } from './turn-lessons.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function store(name: string, head: object): void {
  writeFileSync(new URL(`../heads/${name}.json`, import.meta.url), `${JSON.stringify(head)}\n`);
}

/** The stored model never saw these, so that its levels could be chosen by them. */
const LEFT_OUT = `chinese-english,ordinary-family-life,talk-${MEASURED}`;

// `npm run train` learns from all other sets of cases, stores what was learned and prints how well the sets left out
// are judged; `npm run train -- --leave-out british,indian-english` leaves out others and stores nothing. Either takes
// about an hour. `npm run train -- talk` learns only to take messages of the chat apart, in a minute or two.
const { values, positionals } = parseArgs({
  options: { 'leave-out': { type: 'string', default: LEFT_OUT } },
  allowPositionals: true,
});
if (positionals[0] === 'talk') {
  store('talk', await trainTalk(say));
  process.exit();
}
const leftOut = new Set(values['leave-out'].split(',').filter((name) => name !== ''));
const caseSets = readCaseSets();
const sets = [...caseSets, ...readTalkSets().map(harmlessMessages)];
const unknown = [...leftOut].filter((name) => !sets.some((set) => set.name === name));
if (unknown.length > 0) throw new Error(`there is no set ${unknown.join(', ')}`);

const respell = await createRespell();
const transformer = createFloatTransformer();
const ordinary = caseSets.filter(({ risks }) => risks.length === 0).flatMap(({ harmless }) => harmless);
const all: Texts = {
  risk: sets.flatMap((set) => {
    say(`reading ${set.name}`);
    return readRiskTexts(set, transformer, respell);
  }),
  turns: sets.flatMap((set) => readTurnLessons(set, transformer, respell)),
  personal: readPersonalSets().flatMap((set) => readPersonalTexts(set, transformer)),
  others: [
    ...readNoteSets().flatMap((set) =>
      readNoteLessons(
        set,
        ordinary.map(({ text }) => text),
        transformer,
        respell,
      ),
    ),
    ...readReplySets().flatMap((set) => readReplyLessons(set, transformer)),
  ],
};
const pick = (isWanted: (text: { set: string }) => boolean): Texts => ({
  ...all,
  risk: all.risk.filter(isWanted),
  turns: all.turns.filter(isWanted),
  personal: all.personal.filter(isWanted),
});
const learned = trainAll(
  transformer,
  pick(({ set }) => !leftOut.has(set)),
  say,
);
if (values['leave-out'] === LEFT_OUT) {
  const trained_on = sets.map(({ name }) => name).filter((name) => !leftOut.has(name));
  store('model', { trained_on, ...learned.trainer.stored() });
  store('risk-wording', { trained_on, wording: learned.riskWording });
  store('personal', learned.personalHead);
  store('talk', await trainTalk(say));
}
const texts = pick(({ set }) => leftOut.has(set));
for (const line of await judgeLeftOut(texts, learned)) say(line);
