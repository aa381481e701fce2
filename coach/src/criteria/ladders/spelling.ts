import type { Ladder } from '../ladder.ts';

export type SpellingMeasure = 'right' | 'accuracy' | 'difficult' | 'reach';

export const spellingLadder: Ladder<SpellingMeasure> = {
  criterion: 'spelling',
  genres: ['narrative', 'persuasive'],
  gates: ['right', 'accuracy', 'reach'],
  weights: { right: 0.5, accuracy: 2.5, difficult: 1, reach: 0 },
  rungs: [
    {
      mark: 0,
      child: 'Write some words; spell them as they sound.',
      adult: 'No conventional spelling.',
      needs: {},
    },
    {
      mark: 1,
      child: 'A few of your words are spelled right.',
      adult: 'Few words spelled right, or under twenty words in all.',
      needs: { right: 2, accuracy: 0.2, difficult: 0, reach: 0 },
    },
    {
      mark: 2,
      child: 'Most simple words are right, and some common ones.',
      adult: 'Most simple words and some common words right.',
      needs: { right: 16, accuracy: 0.6, difficult: 0, reach: 0 },
    },
    {
      mark: 3,
      child: 'Most simple words and most common words are right.',
      adult: 'Most simple and most common words right (at least twenty common words).',
      needs: { right: 32, accuracy: 0.82, difficult: 1, reach: 0 },
    },
    {
      mark: 4,
      child: 'All simple words and most common words are right, and some difficult ones.',
      adult: 'Simple words all right, most common words, some difficult words.',
      needs: { right: 50, accuracy: 0.91, difficult: 3, reach: 2 },
    },
    {
      mark: 5,
      child: 'You spell simple and common words right, and at least ten difficult ones.',
      adult: 'Simple and common words right, with at least ten difficult words right.',
      needs: { right: 70, accuracy: 0.955, difficult: 10, reach: 8 },
    },
    {
      mark: 6,
      child: 'Everything is right, with ten or more difficult words and some challenging ones.',
      adult: 'All words right, at least ten difficult and some challenging (one or two slips allowed).',
      needs: { right: 90, accuracy: 0.985, difficult: 16, reach: 13 },
    },
  ],
};
