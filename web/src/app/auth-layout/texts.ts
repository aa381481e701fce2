import { texts } from '../../language/texts.ts';

export const t = texts('app/auth-layout', {
  aboutInkling: 'About Inkling',
  everyStoryStartsWithOne: 'Every story starts with one drop of ink.',
  planItWriteItMake:
    'Plan it, write it, make it better. Inkling helps at every step and never writes it for you.',
  inklingToTheStart: 'Inkling, to the start',
  language: 'Language',
});
