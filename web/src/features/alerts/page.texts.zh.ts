import type { Translation } from '../../language/texts.ts';
import type { t } from './page.texts.ts';

export const zh: Translation<typeof t> = {
  theAlertYouWereLed: '您要看的关怀提醒已不在这里，或不是发给您的。',
  theAlertYouOpened: '您打开的关怀提醒',
  answeredOfThemFiction: (alerts, answered, fiction) =>
    `${alerts} 条关怀提醒，已回应 ${answered} 条，其中 ${fiction} 条是虚构情节`,
  inAll: (total) => `合计：${total}。`,
  inEachClass: '各班级',
  noAlerts: '没有关怀提醒',
  nothingTheCoachHasRead: '教练读过的内容里，没有让人担心的地方。',
  youHaveAnsweredNothingYet: '您还没有回应过关怀提醒',
  whatYouAnswerStaysHere: '您回应过的关怀提醒会留在这里，方便日后查看。',
  answered: '已回应',
  alerts: '关怀提醒',
  whatTheCoachWasWorried:
    '教练担心的事，以及后来怎样了。每位大人各自回应，负责照顾孩子的大人都能看到这些回应。',
  inClass: (title, counts) => `${title}：${counts}`,
};
