import { texts, type Word } from '../../language/texts.ts';

/** Of what the coach said, around its own words. */
export const t = texts('shared/feedback', {
  noFeedbackAvailable: 'No feedback available.',
  nothingHereThisTime: 'Nothing here this time.',
  whatYouDidWell: 'What you did well',
  suggestions: 'Suggestions',
  whatEarnsTheNextMark: '<strong>What earns the next mark:</strong> <words/>',
  examplesToLearnFrom: 'Examples to learn from:',
  noExamplesAvailable: 'No examples available.',
  markOf: (mark: Word, maximum: Word) => `${mark} of ${maximum}`,
  teachersMark: (mark: Word, maximum: Word) => `Teacher's mark: ${mark} of ${maximum}`,
});
