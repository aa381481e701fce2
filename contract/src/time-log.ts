import { z } from 'zod';
import { baseRow, timestamp } from './fields.ts';

/** A stretch of time in which a child worked on a step. */
export const timeLog = baseRow.extend({
  writing_id: z.number(),
  step: z.string(),
  started_at: timestamp,
  spent_time: z.number(),
  data: z.object({ id: z.string(), type: z.string(), title: z.string() }),
});
export type TimeLog = z.infer<typeof timeLog>;
