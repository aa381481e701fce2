import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  open: (title) => `打开《${title}》`,
  whatGrew: (full_name) => `成长小结：${full_name}`,
  nothingToTellYet: '这里还没有内容',
  asSoonAsHasWritten: (full_name, month) => `${full_name}在${month}动笔之后，这里就会有内容。`,
  whatGrew2: '成长小结',
  aLetterForEveryMonth: '每月一份成长小结，包含在 Unlimited AI 中',
  whatYourChildFinishedA:
    '孩子完成了什么、写下的一句话、哪里进步了，以及一件可以在家试试的小事。完成的作品本身，您始终可以阅读。',
  readFinishedWriting: '阅读已完成的作品',
  seePlans: '查看套餐',
  childNotFound: '找不到孩子的资料',
  thereIsNoChildOf: '这个链接对应的不是您的孩子。',
};
