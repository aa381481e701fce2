import type { Criterion } from '@inkling/contract';
import { audience } from './audience/index.ts';
import { characterAndSetting } from './character-and-setting/index.ts';
import { cohesion } from './cohesion/index.ts';
import type { CriterionModule } from './criterion-module.ts';
import { ideas } from './ideas/index.ts';
import { paragraphing } from './paragraphing/index.ts';
import { persuasiveDevices } from './persuasive-devices/index.ts';
import { punctuation } from './punctuation/index.ts';
import { sentenceStructure } from './sentence-structure/index.ts';
import { spelling } from './spelling/index.ts';
import { textStructure } from './text-structure/index.ts';
import { vocabulary } from './vocabulary/index.ts';

/** Everything the coach knows about each criterion; its label, question and maximum are in the contract. */
export const criteria: Record<Criterion, CriterionModule> = {
  audience,
  text_structure: textStructure,
  ideas,
  character_and_setting: characterAndSetting,
  persuasive_devices: persuasiveDevices,
  vocabulary,
  cohesion,
  paragraphing,
  sentence_structure: sentenceStructure,
  punctuation,
  spelling,
};
