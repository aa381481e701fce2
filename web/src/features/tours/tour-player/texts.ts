import { type TextArgument, texts } from '../../../language/texts.ts';

/** On every stop of every tour. */
export const t = texts('tours/tour-player', {
  closeTheTour: 'Close the tour',
  tourProgress: 'Tour progress',
  stopOf: (stop: TextArgument, stops: TextArgument) => `${stop} of ${stops}`,
  skip: 'Skip',
  start: 'Start',
  previous: 'Previous',
  next: 'Next',
  complete: 'Complete',
});
