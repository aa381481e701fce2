/** The headings of a portfolio, the same on the page, on paper and in a document. */
export const portfolioTexts = {
  writingOf: 'The writing of',
  contents: 'Contents',
  noPieces: 'There is no writing yet.',
  appendix: 'What was said about it',
  appendixIntroduction:
    'Marks show where a piece stood on the day it was read, and who read it. The writing itself is the book.',
  marks: { name: 'Criterion', mark: 'Mark', by: 'Given by', met: 'What it shows' },
  nextStep: 'Next step',
  comments: 'Comments',
  badges: 'Achievements',
};
