import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measureParagraphing } from './measure.ts';
import { remarkOnParagraphing } from './remarks.ts';
import { narrativeParagraphingRubric, persuasiveParagraphingRubric } from './rubric.ts';
import { howAdultsCanHelp, paragraphingWording, topMarkSuggestion } from './wording.ts';

export const paragraphing: CriterionModule = {
  measure: measureParagraphing,
  rubrics: { narrative: narrativeParagraphingRubric, persuasive: persuasiveParagraphingRubric },
  remark: remarkOnParagraphing,
  wording: { paragraphing: paragraphingWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 0.5,
  topMarkSuggestion,
  howAdultsCanHelp,
};
