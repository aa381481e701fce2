import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createClassifierModel, loadStoredModel } from '../classifier-model.ts';
import { createHead } from '../message-acts/linear-head.ts';
import { questionFeatures, type StoredQuestions } from '../message-acts/question-classifier.ts';
import { createRespell } from '../respell.ts';
import { softmax } from '../softmax.ts';
import { loadJsonLines } from './case-sets.ts';
import { type FeatureExample, trainLinearHead } from './train-linear-head.ts';

/** What children ask a coach, in many ways each. */
const file = join(
  fileURLToPath(new URL('../../../training/question-intents', import.meta.url)),
  'questions.jsonl',
);
const questionCase = z.object({ intent: z.string(), text: z.string() });

/** Every fifth question is left out, to see how well the others teach. */
const LEFT_OUT_OF = 5;

/** Learns what a question asks for, and says how well that goes. */
export async function trainQuestionIntents(say: (line: string) => void): Promise<StoredQuestions> {
  const respell = await createRespell();
  const model = createClassifierModel(loadStoredModel());
  const labelled = loadJsonLines(file, questionCase).map(({ intent, text }) => ({
    label: intent,
    features: questionFeatures(text, model, respell),
  }));
  const intents = [...new Set(labelled.map(({ label }) => label))];
  const leftOut = labelled.filter((_, index) => index % LEFT_OUT_OF === 0);
  const trial = trainLinearHead(
    labelled.filter((_, index) => index % LEFT_OUT_OF !== 0),
    intents,
  );
  for (const line of reportOf(leftOut, trial)) say(line);
  return { head: trainLinearHead(labelled, intents) };
}

function reportOf(leftOut: FeatureExample[], head: ReturnType<typeof trainLinearHead>): string[] {
  const score = createHead(head);
  const judged = leftOut.map(({ features, label }) => {
    const shares = softmax(score(features));
    const sureness = Math.max(...shares);
    return { sureness, isRight: head.classes[shares.indexOf(sureness)] === label };
  });
  return [0, 0.3, 0.5].map((level) => {
    const sure = judged.filter(({ sureness }) => sureness >= level);
    const right = sure.filter(({ isRight }) => isRight).length;
    return `questions judged with at least ${level}: ${sure.length} of ${judged.length}, right ${right}`;
  });
}
