import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measureTextStructure } from './measure.ts';
import { remarkOnTextStructure } from './remarks.ts';
import { narrativeStructureRubric, persuasiveStructureRubric } from './rubric.ts';
import { howAdultsCanHelp, textStructureWording, topMarkSuggestion } from './wording.ts';

export const textStructure: CriterionModule = {
  measure: measureTextStructure,
  rubrics: { narrative: narrativeStructureRubric, persuasive: persuasiveStructureRubric },
  remark: remarkOnTextStructure,
  wording: { structure: textStructureWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 1,
  topMarkSuggestion,
  howAdultsCanHelp,
};
