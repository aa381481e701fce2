import { mkdirSync, writeFileSync } from 'node:fs';
import { createModel, readStoredModel } from '../model.ts';
import { createRespell } from '../plain-spelling.ts';
import { readMessage, type TalkTurn } from '../talk/message-words.ts';
import { prepare } from '../talk/signs.ts';
import { createTalkJudge, type StoredTalk } from '../talk/talk-judge.ts';
import { fitTalkHeads, rangesIn, type TaughtMessage } from './fit-talk-heads.ts';
import { MEASURED, readTalkSets } from './talk-cases.ts';
import { type JudgedPart, judgeMessages, talkReport } from './talk-report.ts';

/** Learns to take messages of the chat apart, on top of the stored model, and says how well that goes. */
export async function trainTalk(
  say: (line: string) => void,
  { leavesEachOut }: { leavesEachOut: boolean },
): Promise<StoredTalk> {
  const respell = await createRespell();
  const model = createModel(readStoredModel());
  const hear = (turn: TalkTurn) => prepare(turn, readMessage(turn, model, respell));
  const sets = readTalkSets();
  const messages = sets.flatMap(({ name, cases }) =>
    cases.map(({ turn, genre, parts }): TaughtMessage => {
      const heard = hear(turn);
      return { set: name, genre, heard, parts: rangesIn(heard, parts) };
    }),
  );
  const learned = messages.filter(({ set }) => !MEASURED.includes(set));
  const names = [...new Set(learned.map(({ set }) => set))];
  const judged = leavesEachOut ? names.flatMap((name) => judgeHeldOutSets(name, learned, say)) : [];
  if (leavesEachOut) for (const line of talkReport('each set left out in turn', judged)) say(line);
  const heads = fitTalkHeads(learned);
  const judge = createTalkJudge(heads);
  const measured = MEASURED.flatMap((name) => {
    const some = judgeMessages(
      messages.filter(({ set }) => set === name),
      judge,
    );
    for (const line of talkReport(`${name}, never learned from`, some)) say(line);
    return some;
  });
  keep([...judged, ...measured]);
  return { trained_on: names, ...heads };
}

/** How well the other sets teach this one. */
function judgeHeldOutSets(name: string, learned: TaughtMessage[], say: (line: string) => void): JudgedPart[] {
  const judge = createTalkJudge(fitTalkHeads(learned.filter(({ set }) => set !== name)));
  const judged = judgeMessages(
    learned.filter(({ set }) => set === name),
    judge,
  );
  for (const line of talkReport(`${name} left out`, judged).slice(0, 1)) say(line);
  return judged;
}

/** What was heard in each part, to look at afterwards. */
function keep(judged: object[]): void {
  const file = new URL('../../../../node_modules/.cache/inkling/judged-talk.jsonl', import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, judged.map((each) => `${JSON.stringify(each)}\n`).join(''));
}
