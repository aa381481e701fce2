import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createModel, readStoredModel } from '../model.ts';
import { createRespell } from '../plain-spelling.ts';
import { softmax } from '../softmax.ts';
import { createHead } from '../talk/head.ts';
import { type StoredQuestions, signsOfQuestion } from '../talk/question-reader.ts';
import { readLines } from './cases.ts';
import { type TaughtSigns, trainHead } from './train-head.ts';

/** What children ask a coach, in many ways each. */
const file = join(fileURLToPath(new URL('../../../training/questions', import.meta.url)), 'questions.jsonl');
const questionCase = z.object({ intent: z.string(), text: z.string() });

/** Every fifth question is left out, to see how well the others teach. */
const LEFT_OUT_OF = 5;

/** Learns what a question asks for, and says how well that goes. */
export async function trainQuestions(say: (line: string) => void): Promise<StoredQuestions> {
  const respell = await createRespell();
  const model = createModel(readStoredModel());
  const taught = readLines(file, questionCase).map(({ intent, text }) => ({
    label: intent,
    signs: signsOfQuestion(text, model, respell),
  }));
  const intents = [...new Set(taught.map(({ label }) => label))];
  const leftOut = taught.filter((_, index) => index % LEFT_OUT_OF === 0);
  const trial = trainHead(
    taught.filter((_, index) => index % LEFT_OUT_OF !== 0),
    intents,
  );
  for (const line of reportOf(leftOut, trial)) say(line);
  return { head: trainHead(taught, intents) };
}

function reportOf(leftOut: TaughtSigns[], head: ReturnType<typeof trainHead>): string[] {
  const score = createHead(head);
  const judged = leftOut.map(({ signs, label }) => {
    const shares = softmax(score(signs));
    const sureness = Math.max(...shares);
    return { sureness, isRight: head.classes[shares.indexOf(sureness)] === label };
  });
  return [0, 0.3, 0.5].map((level) => {
    const sure = judged.filter(({ sureness }) => sureness >= level);
    const right = sure.filter(({ isRight }) => isRight).length;
    return `questions judged with at least ${level}: ${sure.length} of ${judged.length}, right ${right}`;
  });
}
