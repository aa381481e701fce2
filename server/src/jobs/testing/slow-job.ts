import { z } from 'zod';
import { job } from '../job.ts';

export const slowJob = job({
  name: 'slow',
  data: z.object({ n: z.number(), child: z.string().optional() }),
  ownerOf: ({ child }) => child ?? 'nobody',
  run: async () => undefined,
});
