import { type ChatHeadName, chatHeadSizes, type StoredChatModel } from '../message-acts/chat-model.ts';
import { kindsOfText } from '../message-acts/labels.ts';
import { createRespell } from '../respell.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { softmax } from '../softmax.ts';
import { createTransformerTrainer, type Trainer } from './create-transformer-trainer.ts';
import { createFloatTransformer } from './float/float-transformer.ts';
import { buildChatExamples, buildIntentExample, type ChatExample } from './message-act-examples.ts';
import { HELD_OUT_SET_NAMES, loadMessageSets, type MessageCase } from './message-sets.ts';
import { loadQuestions } from './question-cases.ts';
import { weightByAct } from './train-message-heads.ts';

/** Every fifth question is left out, to see how well the others teach. */
const LEFT_OUT_OF = 5;

/** Learns to read what children say in the chat: what each part of a message does, and what a question asks for. */
export async function trainChatModel(say: (line: string) => void): Promise<StoredChatModel> {
  const tools = { transformer: createFloatTransformer(), respell: await createRespell() };
  const sets = loadMessageSets().filter(({ name }) => !HELD_OUT_SET_NAMES.includes(name));
  const cases = sets.flatMap((set) => set.cases);
  const weightOf = weightByAct(cases.flatMap(({ parts }) => parts));
  const messages = besideOtherQuestions(cases).flatMap(({ case: each, share }) =>
    buildChatExamples(each, weightOf, tools).map((example) => ({ ...example, share })),
  );
  const questions = loadQuestions();
  const intents = [...new Set(questions.map(({ intent }) => intent))];
  const asked = questions.map(({ text, intent }) => {
    const right = intents.indexOf(intent);
    return { right, example: buildIntentExample({ text, intent: right }, tools) };
  });
  const trainer = createTransformerTrainer<ChatHeadName>({
    transformer: tools.transformer,
    headSizes: { ...chatHeadSizes, intent: intents.length },
    // Most words go on with what the one before them began.
    firstBiases: { cut: -1.5 },
  });
  const learned = asked.filter((_, index) => index % LEFT_OUT_OF !== 0);
  trainer.teach([...messages, ...learned.map(({ example }) => example)], say);
  const leftOut = asked.filter((_, index) => index % LEFT_OUT_OF === 0);
  for (const line of reportOf(leftOut, trainer)) say(line);
  return { trained_on: sets.map(({ name }) => name), intents, ...trainer.stored() };
}

/** A shorter answer can only be understood by its question. */
const FEWEST_WORDS_ALONE = 5;

/**
 * Children often tell something else than they were asked: what says enough by itself is met half of the time beside
 * another question of a talk about the same kind of text, so that its own words are what is learned.
 */
function besideOtherQuestions(cases: MessageCase[]): { case: MessageCase; share: number }[] {
  const random = createSeededRandom(1);
  const byGenre = new Map(
    kindsOfText.map((kind) => [kind, cases.filter(({ genre }) => genre === kind)] as const),
  );
  return cases.flatMap((each) => {
    const tellsEnough = each.parts.some(
      ({ act, text }) => act === 'tells' && text.split(/\s+/).length >= FEWEST_WORDS_ALONE,
    );
    if (!tellsEnough) return [{ case: each, share: 1 }];
    const others = byGenre.get(each.genre) ?? [];
    const coach = others[Math.floor(random() * others.length)]?.coach ?? each.coach;
    const beside = { ...each, coach, message: { ...each.message, coach } };
    return [each, beside].map((one) => ({ case: one, share: 0.5 }));
  });
}

function reportOf(
  leftOut: { right: number; example: ChatExample }[],
  trainer: Trainer<ChatHeadName>,
): string[] {
  const judged = leftOut.map(({ right, example }) => {
    const shares = softmax([...(trainer.ask('intent', example)[0] ?? [])]);
    const sureness = Math.max(...shares);
    return { sureness, isRight: shares.indexOf(sureness) === right };
  });
  return [0, 0.3, 0.5].map((level) => {
    const sure = judged.filter(({ sureness }) => sureness >= level);
    const right = sure.filter(({ isRight }) => isRight).length;
    return `questions judged with at least ${level}: ${sure.length} of ${judged.length}, right ${right}`;
  });
}
