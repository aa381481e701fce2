import type { Translation } from '../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  somethingWentWrongPleaseTry: '出了点问题，请再试一次',
  numberForSupport: (id) => `（客服编号：${id}）`,
  theAnswerTookTooLong: '等待时间过长，请再试一次。',
  weCouldNotReachInkling: '无法连接 Inkling。请检查网络后再试一次。',
};
