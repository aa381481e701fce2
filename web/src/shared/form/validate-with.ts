import {
  type BodySchema,
  fieldProblems,
  runZodWithoutEval,
  setPlainValidationMessages,
} from '@inkling/contract';
import { contractMessages } from '../../api/contract-messages.texts.ts';

setPlainValidationMessages();
runZodWithoutEval();

/** A message about the third step or the second grade stands at the field they are in. */
export const messagesByField = (problems: Record<string, string>): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(problems))
    found[path.split('.')[0] ?? path] ??= contractMessages.inOwnWords(message);
  return found;
};

/**
 * Checks a form with the schema of the call it is sent to, so that page and server refuse the same things in the same
 * words; `bodyOf` makes what is sent out of what stands in the fields.
 */
export const validateWith =
  <Values>(schema: BodySchema, bodyOf: (values: Values) => unknown = (values) => values) =>
  (values: Values): Record<string, string> =>
    messagesByField(fieldProblems(schema, bodyOf(values)));

/** The first thing that is wrong, for forms that say it in one sentence. */
export const firstProblem = (schema: BodySchema, body: unknown): string | null =>
  Object.values(messagesByField(fieldProblems(schema, body)))[0] ?? null;
