import { z } from 'zod';

/** What the body of a refused call says. */
export const errorBody = z.object({
  error_message: z.string(),
  code: z.number().optional(),
  /** One message per wrong field of the input. */
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
