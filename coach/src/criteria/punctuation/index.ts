import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measurePunctuation } from './measure.ts';
import { remarkOnPunctuation } from './remarks.ts';
import { punctuationRubric } from './rubric.ts';
import { howAdultsCanHelp, punctuationWording, topMarkSuggestion } from './wording.ts';

export const punctuation: CriterionModule = {
  measure: measurePunctuation,
  rubrics: { narrative: punctuationRubric, persuasive: punctuationRubric },
  remark: remarkOnPunctuation,
  wording: { punctuation: punctuationWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 0.55,
  topMarkSuggestion,
  howAdultsCanHelp,
};
