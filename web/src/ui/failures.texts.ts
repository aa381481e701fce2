import { texts } from '../language/texts.ts';

export const t = texts('ui/failures', {
  retry: 'Retry',
  thisPartCouldNotBe: 'This part could not be loaded. Check your connection.',
  tryAgain: 'Try again',
});
