import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  noFeedbackAvailable: '暂无反馈。',
  nothingHereThisTime: '这次这里没有内容。',
  whatYouDidWell: '写得好的地方',
  whatChildDidWell: (child) => `${child} 做得好的地方`,
  suggestions: '建议',
  whatEarnsTheNextMark: '<strong>怎样再得一分：</strong><words/>',
  examplesToLearnFrom: '可以学习的例子：',
  noExamplesAvailable: '暂无例子。',
  markOf: (mark, maximum) => `${mark}/${maximum} 分`,
  teachersMark: (mark, maximum) => `老师评分：${mark}/${maximum} 分`,
};
