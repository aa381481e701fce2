import type { CriterionModule } from '../criterion-module.ts';
import { narrativeExamples } from './examples.narrative.ts';
import { measureCharacterAndSetting } from './measure.ts';
import { remarkOnCharacterAndSetting } from './remarks.ts';
import { characterAndSettingRubric } from './rubric.ts';
import { characterAndSettingWording, howAdultsCanHelp, topMarkSuggestion } from './wording.ts';

export const characterAndSetting: CriterionModule = {
  measure: measureCharacterAndSetting,
  rubrics: { narrative: characterAndSettingRubric },
  remark: remarkOnCharacterAndSetting,
  wording: { character: characterAndSettingWording },
  examples: { narrative: narrativeExamples },
  importance: 0.85,
  topMarkSuggestion,
  howAdultsCanHelp,
};
