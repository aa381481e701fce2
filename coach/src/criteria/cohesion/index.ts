import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measureCohesion } from './measure.ts';
import { remarkOnCohesion } from './remarks.ts';
import { narrativeCohesionRubric, persuasiveCohesionRubric } from './rubric.ts';
import { cohesionWording, howAdultsCanHelp, topMarkSuggestion } from './wording.ts';

export const cohesion: CriterionModule = {
  measure: measureCohesion,
  rubrics: { narrative: narrativeCohesionRubric, persuasive: persuasiveCohesionRubric },
  remark: remarkOnCohesion,
  wording: { cohesion: cohesionWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 0.7,
  topMarkSuggestion,
  howAdultsCanHelp,
};
