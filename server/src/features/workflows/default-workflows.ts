import type { Step, writingTypes } from '@inkling/contract';
import { descriptiveSteps } from './steps/descriptive.ts';
import { expositorySteps } from './steps/expository.ts';
import { narrativeSteps } from './steps/narrative.ts';
import { persuasiveSteps } from './steps/persuasive.ts';

/** The steps a child gets for a writing of their own. */
export const defaultWorkflows: Record<(typeof writingTypes)[number], Step[]> = {
  narrative: narrativeSteps,
  creative: narrativeSteps,
  descriptive: descriptiveSteps,
  persuasive: persuasiveSteps,
  expository: expositorySteps,
};
