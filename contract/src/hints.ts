import { z } from 'zod';

/** A place to look at again; the child asks for these, they never come by themselves. */
export const hint = z.object({
  start: z.number(),
  end: z.number(),
  kind: z.enum(['spelling', 'grammar', 'punctuation']),
  reason: z.string(),
  suggestions: z.array(z.string()).max(3),
  /** Wrong wherever it stands; a word such as "to" for "too" is wrong only at its place. */
  everywhere: z.boolean(),
});
export type Hint = z.infer<typeof hint>;
