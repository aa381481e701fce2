import type { Translation } from '../../language/texts.ts';
import type { t } from './notices.texts.ts';

export const zh: Translation<typeof t> = {
  notCounted: '未计入分数',
  reasons: {
    repeats: (words) => `有些内容重复了前面说过的话（${words} 个词）。`,
    copied: (words) => `有些内容是题目里已有的（${words} 个词）。`,
    not_sentences: (words) => `有几行不成句子（${words} 个词）。`,
    note: (words) => `有些话是对评分者说的，不是对读者说的（${words} 个词）。`,
  },
  borrowedScales: {
    descriptive: 'NAPLAN 没有描写文的评分标准：这里的分数按故事的标准给出。',
    expository: 'NAPLAN 没有说明文的评分标准：这里的分数按议论文的标准给出。',
  },
  theTeacherReadsThisFirst: '老师会先看',
  whatTheCoachSaysIsHere: '老师看过之后，教练的反馈就会显示在这里，供您和孩子阅读。',
  whatTheCoachSaysOnIsHere: (criteria) =>
    `老师看过之后，教练关于${criteria}的反馈就会显示在这里，供您和孩子阅读。`,
};
