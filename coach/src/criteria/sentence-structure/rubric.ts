import type { Rubric } from '../../marking/rubric.ts';

export type SentenceStructureMeasure =
  | 'correct'
  | 'soundness'
  | 'complex'
  | 'openings'
  | 'lengths'
  | 'grammar'
  | 'clauseMix'
  | 'control';

export const sentenceStructureRubric: Rubric<SentenceStructureMeasure> = {
  criterion: 'sentence_structure',
  genres: ['narrative', 'persuasive'],
  // Simple sentences alone, however many and however right, stay at the second mark.
  gates: ['correct', 'clauseMix', 'control'],
  gateTolerance: 0.3,
  weights: {
    correct: 0.5,
    soundness: 2,
    complex: 1,
    openings: 1,
    lengths: 0.5,
    grammar: 2,
    clauseMix: 0,
    control: 0,
  },
  levels: [
    {
      mark: 0,
      child: 'Write one whole sentence.',
      adult: 'No evidence of sentences.',
      toParent: 'It needs one whole sentence.',
      needs: {},
    },
    {
      mark: 1,
      child: 'Some of your sentences are right.',
      adult: 'Some correct formation of sentences.',
      toParent: 'Some sentences are right.',
      needs: {
        correct: 0.5,
        soundness: 0,
        complex: 0,
        openings: 0,
        lengths: 0,
        grammar: 0,
        clauseMix: 0,
        control: 0,
      },
    },
    {
      mark: 2,
      child: 'Your right sentences are mostly short and simple ones.',
      adult: 'Correct sentences are mostly simple ones.',
      toParent: 'The right sentences are mostly short and simple ones.',
      needs: {
        correct: 4,
        soundness: 0.4,
        complex: 1,
        openings: 2,
        lengths: 2,
        grammar: 0.6,
        clauseMix: 0,
        control: 0,
      },
    },
    {
      mark: 3,
      child: 'Many of your simple and joined sentences work, and some long ones too.',
      adult: 'Most simple and compound sentences correct; some complex ones.',
      toParent: 'Many simple and joined sentences work, and some long ones too.',
      needs: {
        correct: 6,
        soundness: 0.65,
        complex: 2,
        openings: 5,
        lengths: 3,
        grammar: 0.75,
        clauseMix: 1,
        control: 0.45,
      },
    },
    {
      mark: 4,
      child: 'Most of your sentences are right, the simple, the joined and the complex ones.',
      adult: 'Simple and compound sentences correct; most complex ones correct.',
      toParent: 'Most sentences are right, the simple, the joined and the complex ones.',
      needs: {
        correct: 11,
        soundness: 0.81,
        complex: 5,
        openings: 9,
        lengths: 4,
        grammar: 0.86,
        clauseMix: 4,
        control: 0.72,
      },
    },
    {
      mark: 5,
      child: 'Nearly all your sentences are right, and they start and run in different ways.',
      adult: 'Sentences correct and varied in length, openings and clause types.',
      toParent: 'Nearly all sentences are right, and they start and run in different ways.',
      needs: {
        correct: 15,
        soundness: 0.9,
        complex: 8,
        openings: 12,
        lengths: 5,
        grammar: 0.94,
        clauseMix: 7,
        control: 0.86,
      },
    },
    {
      mark: 6,
      child: 'Nearly all your sentences are right, and many are built to work on the reader.',
      adult: 'All sentences correct and consistently effective.',
      toParent: 'Nearly all sentences are right, and many are built to work on the reader.',
      needs: {
        correct: 22,
        soundness: 0.95,
        complex: 11,
        openings: 17,
        lengths: 6,
        grammar: 0.985,
        clauseMix: 10,
        control: 0.925,
      },
    },
  ],
};
