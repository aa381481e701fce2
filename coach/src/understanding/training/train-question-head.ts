import { averageState, type Head, scoresOfHead } from '../classifier-model.ts';
import { createChatModel, type StoredChatModel } from '../message-acts/chat-model.ts';
import { createRespell } from '../respell.ts';
import { softmax } from '../softmax.ts';
import { WIDTH } from '../transformer/shape.ts';
import { createTransformer } from '../transformer/transformer.ts';
import { minimize } from './minimize.ts';
import { loadQuestions } from './question-cases.ts';

/** How strongly the weights are held back to those that were learned together with the transformer. */
const HELD_BACK = 20;
const STEPS = 25;
/** Every tenth question is left out first, to see how well the others teach. */
const LEFT_OUT_OF = 10;

interface Question {
  meaning: Float32Array;
  label: number;
}

/**
 * Learns anew what questions ask for, from all questions there are, and leaves the transformer as it is: so a new kind
 * of question is learned in minutes.
 */
export async function trainQuestionHead(
  stored: StoredChatModel,
  say: (line: string) => void,
): Promise<StoredChatModel> {
  const chat = createChatModel(createTransformer({ adapters: { chat: stored.adapters } }), stored);
  const respell = await createRespell();
  const cases = loadQuestions();
  const intents = [...new Set([...stored.intents, ...cases.map(({ intent }) => intent)])];
  const questions = cases.map(({ text, intent }): Question => {
    const tokens = chat.tokenize(respell(text));
    return {
      meaning: averageState(chat.read(tokens), { start: 0, end: tokens.length + 2 }),
      label: intents.indexOf(intent),
    };
  });
  say(`${questions.length} questions are read`);
  const before = widened(stored.heads.intent, { from: stored.intents.length, to: intents.length });
  const leftOut = questions.filter((_, at) => at % LEFT_OUT_OF === 0);
  const others = questions.filter((_, at) => at % LEFT_OUT_OF !== 0);
  say(`as it was, of those left out right: ${rightOf(leftOut, before)} of ${leftOut.length}`);
  say(`learned from the others: ${rightOf(leftOut, learnHead(others, before))} of ${leftOut.length}`);
  const { weights, bias } = learnHead(questions, before);
  const intent = { weights: [...weights].map(rounded), bias: [...bias].map(rounded) };
  return { ...stored, intents, heads: { ...stored.heads, intent } };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The same head with room for more answers, which nothing speaks for yet. */
function widened(
  { weights, bias }: { weights: number[]; bias: number[] },
  { from, to }: { from: number; to: number },
): Head {
  const unknown = Math.min(...bias);
  return {
    weights: Float32Array.from({ length: WIDTH * to }, (_, at) => {
      const answer = at % to;
      return answer < from ? (weights[Math.floor(at / to) * from + answer] ?? 0) : 0;
    }),
    bias: Float32Array.from({ length: to }, (_, at) => (at < from ? (bias[at] ?? 0) : unknown)),
  };
}

const rightOf = (questions: Question[], head: Head): number =>
  questions.filter(({ meaning, label }) => {
    const scores = scoresOfHead(meaning, head);
    return scores.indexOf(Math.max(...scores)) === label;
  }).length;

/** The head that judges these questions best and stays near the one it was. */
function learnHead(questions: Question[], before: Head): Head {
  const answers = before.bias.length;
  const changed = minimize((at, slope) => lossAt(at, slope, questions, before), (WIDTH + 1) * answers, STEPS);
  return {
    weights: before.weights.map((weight, at) => weight + (changed[at] ?? 0)),
    bias: before.bias.map((bias, at) => bias + (changed[WIDTH * answers + at] ?? 0)),
  };
}

function lossAt(at: Float64Array, slope: Float64Array, questions: Question[], before: Head): number {
  const answers = before.bias.length;
  const biases = WIDTH * answers;
  let loss = 0;
  for (let i = 0; i < at.length; i++) {
    const change = at[i] ?? 0;
    const held = i < biases ? HELD_BACK : 0;
    loss += (held * change * change) / 2;
    slope[i] = held * change;
  }
  const head: Head = {
    weights: before.weights.map((weight, i) => weight + (at[i] ?? 0)),
    bias: before.bias.map((bias, i) => bias + (at[biases + i] ?? 0)),
  };
  for (const { meaning, label } of questions) {
    const shares = softmax([...scoresOfHead(meaning, head)]);
    loss -= Math.log((shares[label] ?? 0) + 1e-12);
    for (let answer = 0; answer < answers; answer++) {
      const wrong = (shares[answer] ?? 0) - (answer === label ? 1 : 0);
      if (Math.abs(wrong) < 1e-6) continue;
      slope[biases + answer] = (slope[biases + answer] ?? 0) + wrong;
      for (let i = 0; i < WIDTH; i++)
        slope[i * answers + answer] = (slope[i * answers + answer] ?? 0) + wrong * (meaning[i] ?? 0);
    }
  }
  return loss;
}
