import type { Translation } from '../../language/texts.ts';
import type { t } from './course-page.texts.ts';

export const zh: Translation<typeof t> = {
  course: '课程',
  courseNotFound: '找不到课程',
  sorryWeCouldntFind: '抱歉，找不到您要看的课程。',
  writingReports: '写作报告',
  details: '详情',
  gradeLevels: '年级',
  estimatedTime: '预计用时',
  classCode: '班级代码',
  badge: '徽章',
  backToMyCourses: '返回我的课程',
  myWritings: '我的作品',
  learningGoal: '学习目标',
  skills: '能力',
  activities: '写作任务',
  noActivitiesYet: '这门课程还没有写作任务。',
};
