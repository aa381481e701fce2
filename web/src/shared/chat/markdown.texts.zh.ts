import type { Translation } from '../../language/texts.ts';
import type { t } from './markdown.texts.ts';

export const zh: Translation<typeof t> = { copyTheCode: '复制代码' };
