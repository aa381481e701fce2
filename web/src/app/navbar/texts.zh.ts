import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  closeNavigation: '关闭导航',
  main: '主导航',
  dashboard: '首页',
  myWriting: '我的作品',
  achievements: '成就',
  challenges: '写作挑战',
  courses: '课程',
  activities: '写作任务',
  students: '学生',
  feedback: '反馈',
  assignments: '作业',
  progress: '进度',
  reports: '报告',
  myChildren: '我的孩子',
  challenge: '写作挑战',
  billing: '付费与套餐',
  openNavigation: '打开导航',
  inklingToYourDashboard: 'Inkling，回到首页',
  inklingToTheStart: 'Inkling，回到网站首页',
  signIn: '登录',
  myProfile: '我的资料',
  settings: '设置',
  help: '帮助',
  logout: '退出登录',
  someOfYourWordsAre: '有些内容只保存在这台设备上',
  aChangeIsNotFinished:
    '有改动还没完成，或暂时无法连接 Inkling。这些内容会留在这里，只有您能看到，直到您再次在这台设备上登录。',
  stay: '留在此页',
  areYouSureYouWant: '确定要退出登录吗？',
};
