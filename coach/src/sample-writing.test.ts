import { readFileSync } from 'node:fs';
import { aiFeedback } from '@inkling/contract';
import { expect, test } from 'vitest';
import { createCoach } from './coach.ts';

const file = new URL('../../web/src/features/tours/sample-writing/reviewed-draft.json', import.meta.url);

test('the guided demo shows what the coach says about its sample today', async () => {
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  const coach = createCoach({ spelling: 'au', engine: 'harper' });
  const { assessment, next_step, categories } = await coach.feedback({
    owner: 'demo',
    ...stored.request,
    mayUseModel: false,
    known: { names: [] },
  });
  const output: Record<string, unknown> = {};
  for await (const one of categories) output[one.category] = one.output;
  await coach.close();
  const results = Object.fromEntries((assessment?.marks ?? []).map((mark) => [mark.criterion, mark]));
  const shape = aiFeedback.pick({ output: true, results: true, next_step: true });
  expect({ score: assessment?.overall, ...shape.parse({ output, results, next_step }) }).toEqual({
    score: stored.score,
    ...shape.parse(stored),
  });
});
