import type { Rubric } from '../../marking/rubric.ts';

export type SpellingMeasure =
  | 'words'
  | 'right'
  | 'accuracy'
  | 'common'
  | 'difficult'
  | 'reach'
  | 'challenging';

export const spellingRubric: Rubric<SpellingMeasure> = {
  criterion: 'spelling',
  genres: ['narrative', 'persuasive'],
  gates: ['words', 'accuracy', 'common', 'reach'],
  gateTolerance: 0.2,
  weights: { words: 0, right: 0.7, accuracy: 2.5, common: 0, difficult: 1, reach: 0, challenging: 0 },
  levels: [
    {
      mark: 0,
      child: 'Write some words; spell them as they sound.',
      adult: 'No conventional spelling.',
      toParent: 'It needs some words, spelled as they sound.',
      needs: {},
    },
    {
      mark: 1,
      child: 'Some of your words are spelled right.',
      adult: 'Few words spelled right, or under twenty words in all.',
      toParent: 'Some words are spelled right.',
      needs: { words: 1, right: 2, accuracy: 0.2, common: 0, difficult: 0, reach: 0, challenging: 0 },
    },
    {
      mark: 2,
      child: 'Most simple words are right, and some common ones.',
      adult: 'Most simple words and some common words right.',
      toParent: 'Most simple words are right, and some common ones.',
      needs: { words: 20, right: 14, accuracy: 0.6, common: 3, difficult: 0, reach: 0, challenging: 0 },
    },
    {
      mark: 3,
      child: 'Most simple words and most common words are right.',
      adult: 'Most simple and most common words right (at least twenty common words).',
      toParent: 'Most simple words and most common words are right.',
      needs: { words: 20, right: 34, accuracy: 0.84, common: 20, difficult: 1, reach: 0, challenging: 0 },
    },
    {
      mark: 4,
      child: 'Nearly all simple words and most common words are right, and some difficult ones.',
      adult: 'Simple words all right, most common words, some difficult words.',
      toParent: 'Nearly all simple words and most common words are right, and some difficult ones.',
      needs: { words: 20, right: 60, accuracy: 0.93, common: 25, difficult: 3, reach: 2, challenging: 0 },
    },
    {
      mark: 5,
      child: 'You spell simple and common words right, and at least ten difficult ones.',
      adult: 'Simple and common words right, with at least ten difficult words right.',
      toParent: '{child} spells simple and common words right, and at least ten difficult ones.',
      needs: { words: 20, right: 120, accuracy: 0.965, common: 35, difficult: 10, reach: 7, challenging: 0 },
    },
    {
      mark: 6,
      child: 'Nearly everything is right, with ten or more difficult words and some challenging ones.',
      adult: 'All words right, at least ten difficult and some challenging (one or two slips allowed).',
      toParent: 'Nearly everything is right, with ten or more difficult words and some challenging ones.',
      needs: { words: 20, right: 220, accuracy: 0.99, common: 45, difficult: 21, reach: 18, challenging: 0 },
    },
  ],
};
