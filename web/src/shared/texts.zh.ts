import type { Translation } from '../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  starsOf: (count, all) => `${count} 颗星（满分 ${all} 颗）`,
  toReview: '待批阅',
  reviewed: '已批阅',
  overdue: '已逾期',
  notStarted: '未开始',
  returned: '待修改',
  inProgress: '进行中',
  returnToDashboard: '返回首页',
  thisMayNotBeThe: (text) => `这可能不是最新内容。${text}`,
  retry: '重试',
  teachersScore: (score) => `老师评分：${score}`,
  aiScore: (score) => `AI 评分：${score}`,
  verificationEmailSentSuccessfully: '验证邮件已发送',
  sendItAgain: '重新发送',
  due: (due_date) => `${due_date}截止`,
  updated: (updated_at) => `更新于 ${updated_at}`,
  year: (first) => `${first} 年级`,
  yearYear: (first, last) => `${first} 年级、${last} 年级`,
  yearToYear: (first, last) => `${first} 至 ${last} 年级`,
  allGrades: '所有年级',
  completed: '已完成',
  gradesInWords: (grades) => grades.join('、'),
};
