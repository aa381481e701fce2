import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  selectBy: (title, full_name) => `选择${full_name}的《${title}》`,
  submitted: (completed_at) => `提交于 ${completed_at}`,
  writings: '作品',
  searchByTitleStudentName: '按标题、学生姓名、课程或写作挑战搜索……',
  course: '课程',
  progress: '进度',
  activityType: '文体',
  subject: '科目',
  sortBy: '排序',
  readWhatYourStudentsWrote: '阅读学生的作品，了解写作过程，告诉他们您的想法。',
  readWhatYourChildrenWrote: '阅读孩子的作品、教练的反馈和老师的看法。',
  finishedWritingIsAlwaysYours: '完成的作品，您始终可以阅读',
  hereAreAllFinishedPieces:
    '这里有孩子所有完成的作品和老师的评语。写作中的草稿以及作品背后的内容（教练的反馈、成长、对话和写作时间）包含在 Unlimited AI 中。',
  seePlans: '查看套餐',
  writingReports: '写作报告',
  feedbackCenter: '反馈中心',
  returned: '待修改',
  feedbackWaitsForApproval: '反馈等待确认',
  toReview: '待批阅',
  reviewed: '已批阅',
  piecesReviewed: (count) => `已批阅 ${count} 篇`,
  aiScoreDescending: 'AI 评分从高到低',
  noWritingsFound: '没有找到作品',
  clearFilters: '清除筛选',
  theyAppearHere: '老师布置写作任务后，作品会显示在这里。',
};
