import type { Translation } from '../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  loading: '加载中',
  close: '关闭',
  cancel: '取消',
  copiedToClipboard: '已复制',
  details: '详情',
  downloadPdf: '下载 PDF',
  lessThanAMinute: '不到一分钟',
  clear: (label) => `清除${label}`,
  tryOtherWordsOrFewer: '换个词或减少筛选条件试试。',
  clearFilters: '清除筛选',
  pages: '分页',
  previousPage: '上一页',
  page: (slot) => `第 ${slot} 页`,
  nextPage: '下一页',
  showPassword: '显示密码',
  leaveThisPage: '离开此页？',
  whatYouTypedIsNot: '您填写的内容还没有保存。',
  leave: '离开',
  stay: '留在此页',
  minutes: (minutes) => `${minutes} 分钟`,
  hours: (hours) => `${hours} 小时`,
  hoursAndMinutes: (hours, minutes) => `${hours} 小时 ${minutes} 分钟`,
  dayAndTime: (day, time) => `${day} ${time}`,
};
