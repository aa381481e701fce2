import type { Translation } from '../../../language/texts.ts';
import type { t } from './invitation.texts.ts';

export const zh: Translation<typeof t> = {
  aLookAround: '看一看',
  newHere: '第一次来？',
  takeALook: '花一分钟看一看。',
  showMe: '带我看看',
  notNow: '暂时不用',
};
