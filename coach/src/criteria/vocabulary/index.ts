import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measureVocabulary } from './measure.ts';
import { remarkOnVocabulary } from './remarks.ts';
import { vocabularyRubric } from './rubric.ts';
import { howAdultsCanHelp, topMarkSuggestion, vocabularyWording } from './wording.ts';

export const vocabulary: CriterionModule = {
  measure: measureVocabulary,
  rubrics: { narrative: vocabularyRubric, persuasive: vocabularyRubric },
  remark: remarkOnVocabulary,
  wording: { vocabulary: vocabularyWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 0.65,
  topMarkSuggestion,
  howAdultsCanHelp,
};
