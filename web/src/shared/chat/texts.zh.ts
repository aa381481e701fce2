import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = { you: '您', assistant: '教练', saidBy: (name) => `${name}：` };
