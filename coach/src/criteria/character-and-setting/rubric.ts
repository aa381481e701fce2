import type { Rubric } from '../../marking/rubric.ts';

export type CharacterMeasure = 'words' | 'named' | 'shown' | 'kinds' | 'exact';

export const characterAndSettingRubric: Rubric<CharacterMeasure> = {
  criterion: 'character_and_setting',
  genres: ['narrative'],
  // Nobody is convincing in plain words.
  gates: ['words', 'named', 'shown', 'exact'],
  gateTolerance: 0.2,
  weights: { words: 0.7, named: 0.7, shown: 1.5, kinds: 1, exact: 1 },
  levels: [
    {
      mark: 0,
      child: 'Say who is in your story, or where it happens.',
      adult: 'No character or setting.',
      needs: {},
    },
    {
      mark: 1,
      child: 'You name a person or a place.',
      adult: 'Only names of characters or places.',
      needs: { words: 6, named: 1, shown: 0, kinds: 1, exact: 0 },
    },
    {
      mark: 2,
      child: 'You give small hints of what someone or some place is like.',
      adult: 'Brief hints of character or setting.',
      needs: { words: 35, named: 2, shown: 4, kinds: 2, exact: 0 },
    },
    {
      mark: 3,
      child: 'We get to know someone or some place by what is described, done, said or thought.',
      adult: 'Character or setting comes through in description, action, speech or thought.',
      needs: { words: 130, named: 4, shown: 15, kinds: 4, exact: 3 },
    },
    {
      mark: 4,
      child: 'Your characters or places feel real and stay that way to the end.',
      adult: 'Convincing and distinct characters or settings, sustained.',
      needs: { words: 230, named: 5, shown: 26, kinds: 5, exact: 17 },
    },
  ],
};
