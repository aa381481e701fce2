import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { idParams, selectOption } from './fields.ts';

/** The parts of a letter, in the order they are read. */
export const letterParts = ['work', 'sentence', 'strength', 'change', 'try', 'teacher', 'next'] as const;
export type LetterPartName = (typeof letterParts)[number];

const letterPart = z.object({
  part: z.enum(letterParts),
  text: z.string(),
  /** Words of the child or of a teacher, exactly as they were written. */
  quote: z.string().nullable(),
  /** The piece it is about, to open. */
  writing: selectOption.nullable(),
});
export type LetterPart = z.infer<typeof letterPart>;

/** A month as `yyyy-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month');

const growthLetter = z.object({
  child: z.object({ id: z.number(), full_name: z.string() }),
  month,
  /** Empty when there is nothing to tell. */
  parts: z.array(letterPart),
});
export type GrowthLetter = z.infer<typeof growthLetter>;

export const growthLetters = endpoints({
  readGrowthLetter: {
    method: 'GET',
    path: '/children/:id/growth_letter',
    summary: 'What a child wrote and what grew in a month, in plain words; this month unless one is named',
    access: ['parent'],
    params: idParams,
    query: z.object({ month: month.optional() }),
    response: json(growthLetter),
  },
});
