import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  noticesNothingNew: '通知，没有新通知',
  noticesNewPleaseCheck: (count) => `通知，${count} 条新通知，请关注孩子`,
  noticesNew: (count) => `通知，${count} 条新通知`,
  aNewNoticePleaseCheck: '新通知：请关注孩子',
  notices: '通知',
  newAboutAChild: '关于孩子的新通知',
  newIt: '新',
  nothingNewNewsAboutYour: '没有新通知。有新通知时会显示在这里。',
  loading: '加载中',
  markAllAsRead: '全部标为已读',
};
