import { createVitest } from 'vitest/node';

const propertyFactor = 10;
const files = ['invariants', 'padding-tricks', 'planted-errors', 'create-error-finder', 'build-feedback'];

/** The coach's property tests, with ten times as many runs as `npm test` gives them. */
export const benchCoachPropertyTests = async (): Promise<void> => {
  const vitest = await createVitest('test', { watch: false, project: 'coach', reporters: ['verbose'] });
  vitest.provide('propertyFactor', propertyFactor);
  await vitest.start(files.map((name) => `${name}.test.ts`));
  await vitest.close();
};
