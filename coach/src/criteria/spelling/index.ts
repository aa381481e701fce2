import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measureSpelling } from './measure.ts';
import { remarkOnSpelling } from './remarks.ts';
import { spellingRubric } from './rubric.ts';
import { howAdultsCanHelp, spellingWording, topMarkSuggestion } from './wording.ts';

export const spelling: CriterionModule = {
  measure: measureSpelling,
  rubrics: { narrative: spellingRubric, persuasive: spellingRubric },
  remark: remarkOnSpelling,
  wording: { spelling: spellingWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 0.5,
  topMarkSuggestion,
  howAdultsCanHelp,
};
