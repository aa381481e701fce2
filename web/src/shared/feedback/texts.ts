import { type TextArgument, texts } from '../../language/texts.ts';

/** Of what the coach said, around its own words. */
export const t = texts('shared/feedback', {
  noFeedbackAvailable: 'No feedback available.',
  nothingHereThisTime: 'Nothing here this time.',
  whatYouDidWell: 'What you did well',
  whatChildDidWell: (child: TextArgument) => `What ${child} did well`,
  suggestions: 'Suggestions',
  whatEarnsTheNextMark: '<strong>What earns the next mark:</strong> <words/>',
  examplesToLearnFrom: 'Examples to learn from:',
  noExamplesAvailable: 'No examples available.',
  markOf: (mark: TextArgument, maximum: TextArgument) => `${mark} of ${maximum}`,
  teachersMark: (mark: TextArgument, maximum: TextArgument) => `Teacher's mark: ${mark} of ${maximum}`,
});
