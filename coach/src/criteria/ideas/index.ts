import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measureIdeas } from './measure.ts';
import { remarkOnIdeas } from './remarks.ts';
import { narrativeIdeasRubric, persuasiveIdeasRubric } from './rubric.ts';
import { howAdultsCanHelp, ideasWording, topMarkSuggestion } from './wording.ts';

export const ideas: CriterionModule = {
  measure: measureIdeas,
  rubrics: { narrative: narrativeIdeasRubric, persuasive: persuasiveIdeasRubric },
  remark: remarkOnIdeas,
  wording: { ideas: ideasWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 1,
  topMarkSuggestion,
  howAdultsCanHelp,
};
