import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  loading: '加载中',
  document: '文件',
  lastUpdated: (value) => `最后更新：${value}`,
};
