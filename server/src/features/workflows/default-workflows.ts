import type { ownWritingTypes, Step } from '@inkling/contract';
import { descriptiveSteps } from './steps/descriptive.ts';
import { expositorySteps } from './steps/expository.ts';
import { narrativeSteps } from './steps/narrative.ts';
import { persuasiveSteps } from './steps/persuasive.ts';

/** The steps a child gets for a writing of their own. */
export const defaultWorkflows: Record<(typeof ownWritingTypes)[number], Step[]> = {
  narrative: narrativeSteps,
  creative: narrativeSteps,
  descriptive: descriptiveSteps,
  persuasive: persuasiveSteps,
  expository: expositorySteps,
};
