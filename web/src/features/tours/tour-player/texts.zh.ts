import type { Translation } from '../../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  closeTheTour: '关闭导览',
  tourProgress: '导览进度',
  stopOf: (stop, stops) => `${stop}/${stops}`,
  skip: '跳过',
  start: '开始',
  previous: '上一步',
  next: '下一步',
  complete: '完成',
};
