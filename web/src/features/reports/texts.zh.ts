import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  writingReport: (full_name) => `写作报告：${full_name}`,
  aWritingReport: '写作报告',
  fromTeacher: (teacher) => `来自${teacher}`,
  backToProgress: '返回进度',
  print: '打印',
  sharedBy: (full_name) => `由 ${full_name} 分享`,
  completed: '已完成',
  pending: '生成中',
  failed: '失败',
  beingWrittenItAppearsHere: '正在生成，完成后会自动显示在这里。',
  thisReportCouldNotBe: '报告未能生成。内容没有丢失，请再试一次。',
  reportNotFound: '找不到报告',
  sorryWeCouldntFindThe: '抱歉，找不到您要看的报告。',
};
