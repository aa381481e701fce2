import { assess } from '../criteria/index.ts';
import { createErrorFinder, type ErrorEngine, type ErrorFinder } from '../errors/create-error-finder.ts';
import { analyseText, type SpellingOption } from '../text/index.ts';
import type { Job, JobName, Jobs } from './jobs.ts';

export type RunJob = (job: Job) => Promise<Jobs[JobName]['output']>;

/** Does the work of the thread; error finders are made on first need, one per spelling. */
export const createJobRunner = (engine: ErrorEngine): RunJob => {
  const finders = new Map<SpellingOption, Promise<ErrorFinder>>();
  const finderFor = (spelling: SpellingOption): Promise<ErrorFinder> => {
    const finder = finders.get(spelling) ?? createErrorFinder({ spelling, engine });
    finders.set(spelling, finder);
    return finder;
  };
  return async ({ name, input }) => {
    const { text, spelling = 'au' } = input;
    const finder = await finderFor(spelling);
    const analysis = analyseText(text, { spelling });
    const findings = await finder.find(text, analysis);
    if (name === 'findErrors') return findings;
    const { genre, year, prompt } = input;
    return { assessment: assess({ analysis, findings, genre, year, prompt }), findings };
  };
};
