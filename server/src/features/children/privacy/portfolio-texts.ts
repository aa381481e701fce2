/** The headings of a portfolio, the same on the page and on paper. */
export const portfolioTexts = {
  noPieces: 'There is no writing yet.',
  noText: 'Nothing written yet.',
  marks: 'Marks of the coach',
  nextStep: 'Next step',
  comments: 'What the teacher said',
  badges: 'Achievements',
};
