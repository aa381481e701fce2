import type { Rubric } from '../../marking/rubric.ts';

export type PersuasiveMeasure = 'genre' | 'words' | 'uses' | 'kinds' | 'effect';

export const persuasiveDevicesRubric: Rubric<PersuasiveMeasure> = {
  criterion: 'persuasive_devices',
  genres: ['persuasive'],
  gates: ['genre', 'words', 'uses'],
  gateTolerance: 0.35,
  weights: { genre: 0, words: 1, uses: 1, kinds: 1, effect: 1.5 },
  levels: [
    {
      mark: 0,
      child: 'Say what you think, to win your reader over.',
      adult: 'No persuasive devices.',
      toParent: 'It needs an opinion that could win the reader over.',
      needs: {},
    },
    {
      mark: 1,
      child: 'You give your opinion in one or two persuasive ways.',
      adult: 'Bare opinion; one or two devices.',
      toParent: '{child} gives an opinion in one or two persuasive ways.',
      needs: { genre: 1, words: 6, uses: 1, kinds: 1, effect: 0.1 },
    },
    {
      mark: 2,
      child: 'You persuade at least three times, in two different ways.',
      adult: 'At least three uses of at least two kinds.',
      toParent: '{child} persuades at least three times, in two different ways.',
      needs: { genre: 1, words: 40, uses: 3, kinds: 2, effect: 0.4 },
    },
    {
      mark: 3,
      child: 'Some of your persuasive moves really work on the reader.',
      adult: 'Some effective use of devices.',
      toParent: 'Some of the persuasive moves really work on the reader.',
      needs: { genre: 1, words: 170, uses: 8, kinds: 5, effect: 0.65 },
    },
    {
      mark: 4,
      child: 'Your persuasive moves work and keep going to the end.',
      adult: 'Effective and sustained use (about a page).',
      toParent: 'The persuasive moves work and keep going to the end.',
      needs: { genre: 1, words: 380, uses: 14, kinds: 9, effect: 0.9 },
    },
  ],
};
