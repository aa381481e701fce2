import type { Rubric } from '../../marking/rubric.ts';

export type VocabularyMeasure =
  | 'contentWords'
  | 'exactWords'
  | 'longRange'
  | 'range'
  | 'diversity'
  | 'precision';

export const vocabularyRubric: Rubric<VocabularyMeasure> = {
  criterion: 'vocabulary',
  genres: ['narrative', 'persuasive'],
  // Many words, and long ones, stay at the second mark as long as hardly one of them is exact.
  gates: ['contentWords', 'precision'],
  gateTolerance: 0.35,
  weights: { contentWords: 1.5, exactWords: 1, longRange: 1.5, range: 1.5, diversity: 1.5, precision: 0 },
  levels: [
    {
      mark: 0,
      child: 'Write some words so the reader can see your ideas.',
      adult: 'No readable words.',
      toParent: 'It needs some words that let a reader see the ideas.',
      needs: {},
    },
    {
      mark: 1,
      child: 'You use a few words that name things and actions.',
      adult: 'Very short; few content words.',
      toParent: '{child} uses a few words that name things and actions.',
      needs: { contentWords: 2, exactWords: 0, longRange: 0, range: 1.2, diversity: 0.18, precision: 0 },
    },
    {
      mark: 2,
      child: 'You use simple words, and two or three that say exactly what you mean.',
      adult: 'Mostly simple words; two or three precise words or word groups.',
      toParent: '{child} uses simple words, and two or three that say exactly what is meant.',
      needs: { contentWords: 14, exactWords: 2, longRange: 0.4, range: 3.8, diversity: 0.53, precision: 0 },
    },
    {
      mark: 3,
      child: 'You choose at least four exact words to paint a clear picture.',
      adult: 'Precise words or word groups (four or more in persuasive writing).',
      toParent: '{child} chooses at least four exact words to paint a clear picture.',
      needs: { contentWords: 42, exactWords: 8, longRange: 1, range: 6.2, diversity: 0.7, precision: 4 },
    },
    {
      mark: 4,
      child: 'You keep choosing exact words all the way through.',
      adult: 'Precise words sustained through the piece.',
      toParent: '{child} keeps choosing exact words all the way through.',
      needs: { contentWords: 100, exactWords: 23, longRange: 1.9, range: 9, diversity: 0.77, precision: 16 },
    },
    {
      mark: 5,
      child: 'You use a wide range of exact words that sound natural.',
      adult: 'A range of precise and effective words, used naturally throughout.',
      toParent: '{child} uses a wide range of exact words that sound natural.',
      needs: {
        contentWords: 135,
        exactWords: 32,
        longRange: 2.1,
        range: 10.3,
        diversity: 0.8,
        precision: 24,
      },
    },
  ],
};
