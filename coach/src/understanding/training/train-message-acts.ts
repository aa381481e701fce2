import { mkdirSync, writeFileSync } from 'node:fs';
import { createChatModel, type StoredChatModel } from '../message-acts/chat-model.ts';
import { prepareMessage } from '../message-acts/features.ts';
import { encodeMessage, type MessageInConversation } from '../message-acts/message-words.ts';
import { createPartClassifier, type StoredMessageHeads } from '../message-acts/part-classifier.ts';
import { createRespell } from '../respell.ts';
import { createTransformer } from '../transformer/transformer.ts';
import { describeMessageScores, judgeMessages } from './message-scores.ts';
import { HELD_OUT_SET_NAMES, loadMessageSets } from './message-sets.ts';
import { type MessageExample, trainMessageHeads, wordRangesOf } from './train-message-heads.ts';

/** Learns the wording of messages beside their meaning, and says how well both take them apart. */
export async function trainMessageActs(
  stored: StoredChatModel,
  say: (line: string) => void,
): Promise<StoredMessageHeads> {
  const respell = await createRespell();
  const model = createChatModel(createTransformer({ adapters: { chat: stored.adapters } }), stored);
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
  const heads = trainMessageHeads(learned);
  const judge = createPartClassifier(heads, model);
  const measured = HELD_OUT_SET_NAMES.flatMap((name) => {
    const some = judgeMessages(
      messages.filter(({ set }) => set === name),
      judge,
    );
    for (const line of describeMessageScores(`${name}, never learned from`, some)) say(line);
    return some;
  });
  keep(measured);
  return { trained_on: names, ...heads };
}

/** What was heard in each part, to look at afterwards. */
function keep(judged: object[]): void {
  const file = new URL('../../../../node_modules/.cache/inkling/judged-messages.jsonl', import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, judged.map((each) => `${JSON.stringify(each)}\n`).join(''));
}
