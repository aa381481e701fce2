import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measureSentenceStructure } from './measure.ts';
import { remarkOnSentenceStructure } from './remarks.ts';
import { sentenceStructureRubric } from './rubric.ts';
import { howAdultsCanHelp, sentenceStructureWording, topMarkSuggestion } from './wording.ts';

export const sentenceStructure: CriterionModule = {
  measure: measureSentenceStructure,
  rubrics: { narrative: sentenceStructureRubric, persuasive: sentenceStructureRubric },
  remark: remarkOnSentenceStructure,
  wording: { sentence: sentenceStructureWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 0.75,
  topMarkSuggestion,
  howAdultsCanHelp,
};
