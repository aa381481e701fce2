import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  noticesNothingNew: '通知，没有新消息',
  pleaseCheckOnAChild: '，请关注孩子',
  noticesNew: (count, value) => `通知，${count} 条新消息${value}`,
  aNewNoticePleaseCheck: '新通知：请关注孩子',
  notices: '通知',
  newAboutAChild: '新消息，关于孩子',
  newIt: '新',
  nothingNewNewsAboutYour: '没有新消息。有消息会显示在这里。',
  loading: '加载中',
  markAllAsRead: '全部标为已读',
};
