import { texts } from '../../language/texts.ts';

export const t = texts('shared/chat/markdown', { copyTheCode: 'Copy the code' });
