import type { Translation } from '../language/texts.ts';
import type { t } from './failures.texts.ts';

export const zh: Translation<typeof t> = {
  retry: '重试',
  thisPartCouldNotBe: '这部分无法加载。请检查网络。',
  tryAgain: '再试一次',
};
