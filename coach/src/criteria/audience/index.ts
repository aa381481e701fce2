import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measureAudience } from './measure.ts';
import { remarkOnAudience } from './remarks.ts';
import { narrativeAudienceRubric, persuasiveAudienceRubric } from './rubric.ts';
import { audienceWording, howAdultsCanHelp, topMarkSuggestion } from './wording.ts';

export const audience: CriterionModule = {
  measure: measureAudience,
  rubrics: { narrative: narrativeAudienceRubric, persuasive: persuasiveAudienceRubric },
  remark: remarkOnAudience,
  wording: { audience: audienceWording },
  examples: { narrative: narrativeExamples, persuasive: persuasiveExamples },
  importance: 0.85,
  topMarkSuggestion,
  howAdultsCanHelp,
};
