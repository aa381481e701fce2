import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readStoredModel } from '../model.ts';
import { readPersonalHead } from '../personal/personal-reader.ts';
import { createRespell } from '../plain-spelling.ts';
import { readCaseSets } from './cases.ts';
import { createFloatTransformer } from './float/float-transformer.ts';
import { judgeHeldOutSets } from './judge-held-out-sets.ts';
import { readNoteSets, readReplySets } from './note-cases.ts';
import { readNoteLessons } from './note-lessons.ts';
import { readPersonalSets } from './personal-cases.ts';
import { readPersonalTexts } from './personal-lessons.ts';
import { createRehearsal } from './rehearsal.ts';
import { readReplyLessons } from './reply-lessons.ts';
import { readRiskTexts, sampledEveryRound, taughtNgramsOf } from './risk-lessons.ts';
import { harmlessMessages, MEASURED, readTalkSets } from './talk-cases.ts';
import { type Texts, trainAll, trainFurther } from './train-all.ts';
import { trainGenre } from './train-genre.ts';
import { trainQuestions } from './train-questions.ts';
import { trainSentenceRoles } from './train-sentence-roles.ts';
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
// one to two hours of a processor. `npm run train -- further` goes on from the stored model with the sets it has not
// seen, in about a quarter of that; `npm run train -- talk` learns only to take messages of the chat apart, in minutes
// (with `--each-left-out` also how well each set is taught by the others, which takes as long again for each), and
// `npm run train -- questions` what they ask for. `npm run train -- genre` learns to tell the kinds of text apart, and
// `npm run train -- sentence-roles` what each sentence of a text does.
const { values, positionals } = parseArgs({
  options: {
    'leave-out': { type: 'string', default: LEFT_OUT },
    'each-left-out': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (positionals[0] === 'talk') {
  store('talk', await trainTalk(say, { leavesEachOut: values['each-left-out'] }));
  process.exit();
}
if (positionals[0] === 'questions') {
  store('questions', await trainQuestions(say));
  process.exit();
}
if (positionals[0] === 'sentence-roles') {
  store('sentence-roles', trainSentenceRoles(say));
  process.exit();
}
if (positionals[0] === 'genre') {
  store('genre', trainGenre(say));
  process.exit();
}
const stored =
  positionals[0] === 'further' ? { model: readStoredModel(), personalHead: readPersonalHead() } : undefined;
const leftOut = new Set(values['leave-out'].split(',').filter((name) => name !== ''));
const caseSets = readCaseSets();
const sets = [...caseSets, ...readTalkSets().map(harmlessMessages)];
const unknown = [...leftOut].filter((name) => !sets.some((set) => set.name === name));
if (unknown.length > 0) throw new Error(`there is no set ${unknown.join(', ')}`);

const respell = await createRespell();
const transformer = createFloatTransformer();
const known = new Set(stored?.model.trained_on);
const rehearsal = stored && createRehearsal(known);
const met = rehearsal ? sets.map(rehearsal.ofSet) : sets;
const notes = rehearsal ? readNoteSets().map(rehearsal.ofNotes) : readNoteSets();
const replies = rehearsal ? readReplySets().map(rehearsal.ofReplies) : readReplySets();
const personal = rehearsal ? readPersonalSets().map(rehearsal.ofPersonal) : readPersonalSets();
const drafts = caseSets
  .filter(({ risks }) => risks.length === 0)
  .flatMap(({ harmless }) => harmless.map(({ text }) => text));
const all: Texts = {
  risk: met.flatMap((set) => {
    say(`reading ${set.name}`);
    const texts = readRiskTexts(set, transformer, respell);
    // What is new has one round to be learned in.
    return stored && !known.has(set.name) ? texts.map(sampledEveryRound) : texts;
  }),
  turns: met.flatMap((set) => readTurnLessons(set, transformer, respell)),
  personal: personal.flatMap((set) => readPersonalTexts(set, transformer)),
  others: [
    ...notes.flatMap((set) => readNoteLessons(set, drafts, transformer, respell)),
    ...replies.flatMap((set) => readReplyLessons(set, transformer)),
  ],
};
const pick = (isWanted: (text: { set: string }) => boolean): Texts => ({
  ...all,
  risk: all.risk.filter(isWanted),
  turns: all.turns.filter(isWanted),
  personal: all.personal.filter(isWanted),
});
const taught = pick(({ set }) => !leftOut.has(set));
const wording = sets
  .filter(({ name }) => !leftOut.has(name))
  .flatMap((set) => taughtNgramsOf(set, transformer.tokenize, respell));
const learned = stored
  ? trainFurther(transformer, stored, taught, wording, say)
  : trainAll(transformer, taught, wording, say);
if (values['leave-out'] === LEFT_OUT) {
  const trained_on = sets.map(({ name }) => name).filter((name) => !leftOut.has(name));
  store('model', { trained_on, ...learned.trainer.stored() });
  store('risk-wording', { trained_on, wording: learned.riskWording });
  store('personal', learned.personalHead);
  store('talk', await trainTalk(say, { leavesEachOut: values['each-left-out'] }));
  store('questions', await trainQuestions(say));
}
const texts = pick(({ set }) => leftOut.has(set));
for (const line of await judgeHeldOutSets(texts, learned)) say(line);
