import { mkdirSync, writeFileSync } from 'node:fs';
import { createClassifierModel, loadStoredModel } from '../classifier-model.ts';
import { prepareMessage } from '../message-acts/features.ts';
import { encodeMessage, type MessageInConversation } from '../message-acts/message-words.ts';
import { createPartClassifier, type StoredMessageHeads } from '../message-acts/part-classifier.ts';
import { createRespell } from '../respell.ts';
import { describeMessageScores, type JudgedPart, judgeMessages } from './message-scores.ts';
import { HELD_OUT_SET_NAMES, loadMessageSets } from './message-sets.ts';
import { type MessageExample, trainMessageHeads, wordRangesOf } from './train-message-heads.ts';

/** Learns to take messages of the chat apart, on top of the stored model, and says how well that goes. */
export async function trainMessageActs(
  say: (line: string) => void,
  { leavesEachOut }: { leavesEachOut: boolean },
): Promise<StoredMessageHeads> {
  const respell = await createRespell();
  const model = createClassifierModel(loadStoredModel());
  const hear = (message: MessageInConversation) =>
    prepareMessage(message, encodeMessage(message, model, respell));
  const sets = loadMessageSets();
  const messages = sets.flatMap(({ name, cases }) =>
    cases.map(({ message, genre, parts }): MessageExample => {
      const heard = hear(message);
      return { set: name, genre, heard, parts: wordRangesOf(heard, parts) };
    }),
  );
  const learned = messages.filter(({ set }) => !HELD_OUT_SET_NAMES.includes(set));
  const names = [...new Set(learned.map(({ set }) => set))];
  const judged = leavesEachOut ? names.flatMap((name) => evaluateWithoutSet(name, learned, say)) : [];
  if (leavesEachOut) for (const line of describeMessageScores('each set left out in turn', judged)) say(line);
  const heads = trainMessageHeads(learned);
  const judge = createPartClassifier(heads);
  const measured = HELD_OUT_SET_NAMES.flatMap((name) => {
    const some = judgeMessages(
      messages.filter(({ set }) => set === name),
      judge,
    );
    for (const line of describeMessageScores(`${name}, never learned from`, some)) say(line);
    return some;
  });
  keep([...judged, ...measured]);
  return { trained_on: names, ...heads };
}

/** How well the other sets teach this one. */
function evaluateWithoutSet(
  name: string,
  learned: MessageExample[],
  say: (line: string) => void,
): JudgedPart[] {
  const judge = createPartClassifier(trainMessageHeads(learned.filter(({ set }) => set !== name)));
  const judged = judgeMessages(
    learned.filter(({ set }) => set === name),
    judge,
  );
  for (const line of describeMessageScores(`${name} left out`, judged).slice(0, 1)) say(line);
  return judged;
}

/** What was heard in each part, to look at afterwards. */
function keep(judged: object[]): void {
  const file = new URL('../../../../node_modules/.cache/inkling/judged-messages.jsonl', import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, judged.map((each) => `${JSON.stringify(each)}\n`).join(''));
}
