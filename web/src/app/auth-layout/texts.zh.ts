import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  aboutInkling: '关于 Inkling',
  everyStoryStartsWithOne: '每个故事，都从一滴墨水开始。',
  planItWriteItMake: '构思、动笔、修改。Inkling 每一步都陪着孩子，但从不代写。',
  language: '语言',
  inklingToTheStart: 'Inkling，回到网站首页',
};
