import type { Rubric } from '../../marking/rubric.ts';

export type CharacterMeasure = 'genre' | 'words' | 'named' | 'shown' | 'kinds' | 'exact';

export const characterAndSettingRubric: Rubric<CharacterMeasure> = {
  criterion: 'character_and_setting',
  genres: ['narrative'],
  // Nobody is convincing in plain words.
  gates: ['genre', 'words', 'named', 'shown', 'exact'],
  gateTolerance: 0.2,
  weights: { genre: 0, words: 0.7, named: 0.7, shown: 1.5, kinds: 1, exact: 1 },
  levels: [
    {
      mark: 0,
      child: 'Say who is in your story, or where it happens.',
      adult: 'No character or setting.',
      toParent: 'A story needs somebody in it, or a place where it happens.',
      needs: {},
    },
    {
      mark: 1,
      child: 'You name a person or a place.',
      adult: 'Only names of characters or places.',
      toParent: '{child} names a person or a place.',
      needs: { genre: 0, words: 6, named: 1, shown: 0, kinds: 1, exact: 0 },
    },
    {
      mark: 2,
      child: 'You give small hints of what someone or some place is like.',
      adult: 'Brief hints of character or setting.',
      toParent: '{child} gives small hints of what someone or some place is like.',
      needs: { genre: 0, words: 35, named: 2, shown: 4, kinds: 2, exact: 0 },
    },
    {
      mark: 3,
      child: 'We get to know someone or some place by what is described, done, said or thought.',
      adult: 'Character or setting comes through in description, action, speech or thought.',
      toParent: 'The reader gets to know someone or some place by what is described, done, said or thought.',
      needs: { genre: 1, words: 130, named: 4, shown: 15, kinds: 4, exact: 4 },
    },
    {
      mark: 4,
      child: 'Your characters or places feel real and stay that way to the end.',
      adult: 'Convincing and distinct characters or settings, sustained.',
      toParent: 'The characters or places feel real and stay that way to the end.',
      needs: { genre: 1, words: 230, named: 5, shown: 29, kinds: 5, exact: 20 },
    },
  ],
};
