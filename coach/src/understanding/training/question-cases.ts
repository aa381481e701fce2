import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadJsonLines } from './case-sets.ts';

/** What children ask a coach, in many ways each. */
const questionsFile = join(
  fileURLToPath(new URL('../../../training/question-intents', import.meta.url)),
  'questions.jsonl',
);
const questionCase = z.object({ intent: z.string(), text: z.string() });

export const loadQuestions = (): z.infer<typeof questionCase>[] => loadJsonLines(questionsFile, questionCase);
