import {
  chineseCriterionLabels,
  chineseUnscoredMessages,
  criterionLabels,
  type FeedbackCategory,
  type Language,
  type UnscoredReason,
  unscoredMessages,
} from '@inkling/contract';

/** What stands in a portfolio around a child's words, the same on the page, on paper and in a document. */
export interface PortfolioTexts {
  titleOf: (name: string) => string;
  writingOf: string;
  year: (grade: number) => string;
  months: (from: string, to: string) => string;
  takenOn: (day: string) => string;
  contents: string;
  noPieces: string;
  finishedOn: (day: string) => string;
  underWay: (day: string) => string;
  appendix: string;
  appendixIntroduction: string;
  score: (score: number, isByTeacher: boolean) => string;
  unscored: (reason: UnscoredReason) => string;
  marks: { name: string; mark: string; by: string; met: string };
  criterion: (criterion: FeedbackCategory) => string;
  outOf: (mark: number, maximum: number) => string;
  coach: string;
  aTeacher: string;
  onEarlierDraft: (teacher: string) => string;
  nextStep: string;
  aboutPassage: (quote: string) => string;
  badges: string;
}

export const portfolioTexts: Record<Language, PortfolioTexts> = {
  en: {
    titleOf: (name) => `The writing of ${name}`,
    writingOf: 'The writing of',
    year: (grade) => `Year ${grade}`,
    months: (from, to) => `${from} to ${to}`,
    takenOn: (day) => `Taken from Inkling on ${day}`,
    contents: 'Contents',
    noPieces: 'There is no writing yet.',
    finishedOn: (day) => `Finished on ${day}`,
    underWay: (day) => `Under way, last changed on ${day}`,
    appendix: 'What was said about it',
    appendixIntroduction:
      'Marks show where a piece stood on the day it was read, and who read it. The writing itself is the book.',
    score: (score, isByTeacher) => `Score ${score} of 100, by ${isByTeacher ? 'the teacher' : 'the coach'}`,
    unscored: (reason) => unscoredMessages[reason].label,
    marks: { name: 'Criterion', mark: 'Mark', by: 'Given by', met: 'What it shows' },
    criterion: (criterion) => criterionLabels[criterion],
    outOf: (mark, maximum) => `${mark} of ${maximum}`,
    coach: 'The coach',
    aTeacher: 'A teacher',
    onEarlierDraft: (teacher) => `${teacher}, on an earlier draft`,
    nextStep: 'Next step:',
    aboutPassage: (quote) => `About “${quote}”`,
    badges: 'Achievements',
  },
  zh: {
    titleOf: (name) => `${name} 的作品集`,
    writingOf: '作品集',
    year: (grade) => `${grade} 年级`,
    months: (from, to) => `${from}至${to}`,
    takenOn: (day) => `${day}取自 Inkling`,
    contents: '目录',
    noPieces: '还没有作品。',
    finishedOn: (day) => `${day}完成`,
    underWay: (day) => `写作中，最后修改于${day}`,
    appendix: '评语与分数',
    appendixIntroduction: '分数表示作品在阅读当天的水平，以及由谁评分。书的主体是作品本身。',
    score: (score, isByTeacher) => `${isByTeacher ? '老师' : '教练'}评分：${score}/100`,
    unscored: (reason) => chineseUnscoredMessages[reason].label,
    marks: { name: '标准', mark: '得分', by: '评分人', met: '说明' },
    criterion: (criterion) => chineseCriterionLabels[criterion],
    outOf: (mark, maximum) => `${mark}/${maximum}`,
    coach: '教练',
    aTeacher: '一位老师',
    onEarlierDraft: (teacher) => `${teacher}，评的是之前的草稿`,
    nextStep: '下一步：',
    aboutPassage: (quote) => `关于“${quote}”`,
    badges: '成就',
  },
};
