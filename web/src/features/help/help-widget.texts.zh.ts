import type { Translation } from '../../language/texts.ts';
import type { t } from './help-widget.texts.ts';

export const zh: Translation<typeof t> = { help: '帮助', closeHelp: '关闭帮助', openHelp: '打开帮助' };
