import { texts } from '../../language/texts.ts';

export const t = texts('help/help-widget', { help: 'Help', closeHelp: 'Close help', openHelp: 'Open help' });
