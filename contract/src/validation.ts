import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const counted = (
  issue: { origin: string },
  number: number | bigint,
  bound: 'at least' | 'at most',
): string => {
  if (issue.origin === 'string') return `Please use ${bound} ${number} characters`;
  if (issue.origin === 'array') return `Please choose ${bound} ${number}`;
  return `Please enter ${bound} ${number}`;
};

const missing = 'Please fill this in';

/** What a person reads beside a field whose declaration has no words of its own. */
const wordsFor = (issue: Issue): string | undefined => {
  if (issue.input === undefined || issue.input === null) return missing;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Please enter a number'
        : 'This is not valid';
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? missing
        : counted(issue, issue.minimum, 'at least');
    case 'too_big':
      return counted(issue, issue.maximum, 'at most');
    case 'invalid_value':
      return `Please choose one of: ${issue.values.map(String).join(', ')}`;
    default:
      return 'This is not valid';
  }
};

/** Replaces zod's words for programmers by words for parents, everywhere in this process or on this page. */
export const setPlainValidationMessages = (): void => {
  z.config({ customError: (issue) => wordsFor(issue) });
};

/** zod makes code on the fly where it may; the security policy of our pages forbids it, and every try is reported. */
export const runZodWithoutEval = (): void => {
  z.config({ jitless: true });
};

export type BodySchema = z.ZodType;
export type BodyOf<S extends BodySchema> = z.output<S>;

/** One message for each wrong field, in the words of its declaration. */
export const fieldProblems = (schema: BodySchema, body: unknown): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? [])
    problems[path.join('.') || 'body'] ??= message;
  return problems;
};
