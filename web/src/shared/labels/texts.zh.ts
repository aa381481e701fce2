import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

const units: Record<string, string> = { minute: '分钟', hour: '小时', day: '天', week: '周' };

export const zh: Translation<typeof t> = {
  narrative: '记叙文',
  persuasive: '议论文',
  descriptive: '描写文',
  expository: '说明文',
  creative: '创意写作',
  wellbeing: '身心健康',
  writing: '写作',
  active: '进行中',
  upcoming: '即将开始',
  past: '已结束',
  archived: '已归档',
  amountOfTime: (amount, unit) => `${amount} ${units[unit.replace(/s$/, '')] ?? unit}`,
};
