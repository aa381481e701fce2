import { chineseCriterionLabels } from '@inkling/contract';
import type { Translation } from '../../language/texts.ts';
import type { criterionTexts } from './criteria.texts.ts';

const meanings = {
  general: '整篇作品',
  audience: '怎样吸引读者',
  text_structure: '怎样开头、展开和结尾',
  ideas: '想到了什么，写得有多深入',
  character_and_setting: '有谁，发生在哪里',
  persuasive_devices: '怎样说服读者',
  vocabulary: '用了哪些词',
  cohesion: '想法之间怎样衔接',
  paragraphing: '在哪里另起一段',
  sentence_structure: '怎样组织句子',
  punctuation: '句号、逗号和其他标点',
  spelling: '单词怎样拼写',
};

export const zh: Translation<typeof criterionTexts> = {
  names: chineseCriterionLabels,
  meanings,
  meaningsToAdults: meanings,
};
