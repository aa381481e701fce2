import type { CriterionModule } from '../criterion-module.ts';
import { persuasiveExamples } from './examples.persuasive.ts';
import { measurePersuasiveDevices } from './measure.ts';
import { remarkOnPersuasiveDevices } from './remarks.ts';
import { persuasiveDevicesRubric } from './rubric.ts';
import {
  howAdultsCanHelp,
  persuasiveDevicesWording,
  persuasiveDeviceWording,
  topMarkSuggestion,
} from './wording.ts';

export const persuasiveDevices: CriterionModule = {
  measure: measurePersuasiveDevices,
  rubrics: { persuasive: persuasiveDevicesRubric },
  remark: remarkOnPersuasiveDevices,
  wording: { device: persuasiveDeviceWording, devices: persuasiveDevicesWording },
  examples: { persuasive: persuasiveExamples },
  importance: 0.85,
  topMarkSuggestion,
  howAdultsCanHelp,
};
