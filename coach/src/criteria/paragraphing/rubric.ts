import type { Rubric } from '../../marking/rubric.ts';

export type ParagraphingMeasure = 'paragraphs' | 'focus' | 'words';

const block = {
  mark: 0,
  child: 'Start a new paragraph when the time, the place or the idea changes.',
  adult: 'One block, random breaks, or one line per sentence.',
  toParent: 'A new paragraph belongs where the time, the place or the idea changes.',
  needs: {},
};

export const narrativeParagraphingRubric: Rubric<ParagraphingMeasure> = {
  criterion: 'paragraphing',
  genres: ['narrative'],
  gates: ['paragraphs', 'focus', 'words'],
  gateTolerance: 0,
  weights: { words: 0 },
  levels: [
    block,
    {
      mark: 1,
      child: 'Your paragraphs mostly start where the time, place or idea changes.',
      adult: 'Breaks mostly mark one idea or a change of time or scene.',
      toParent: 'The paragraphs mostly start where the time, place or idea changes.',
      needs: { paragraphs: 2, focus: 0.45, words: 40 },
    },
    {
      mark: 2,
      child: 'Every paragraph has one job, and together they set the pace.',
      adult: 'Every paragraph is focused and they pace the story.',
      toParent: 'Every paragraph has one job, and together they set the pace.',
      // A pace is only felt over about a page.
      needs: { paragraphs: 4, focus: 0.8, words: 220 },
    },
  ],
};

export const persuasiveParagraphingRubric: Rubric<ParagraphingMeasure> = {
  criterion: 'paragraphing',
  genres: ['persuasive'],
  gates: ['paragraphs', 'focus', 'words'],
  gateTolerance: 0,
  weights: { words: 0 },
  levels: [
    block,
    {
      mark: 1,
      child: 'At least one new paragraph starts in the right place.',
      adult: 'At least one right break.',
      toParent: 'At least one new paragraph starts in the right place.',
      needs: { paragraphs: 2, focus: 0.3, words: 40 },
    },
    {
      mark: 2,
      child: 'Each paragraph has one reason, and one starts with it and then backs it up.',
      adult: 'All focused; at least one with a topic sentence and support; a body of two or more.',
      toParent: 'Each paragraph has one reason, and one starts with it and then backs it up.',
      needs: { paragraphs: 3, focus: 0.6, words: 120 },
    },
    {
      mark: 3,
      child: 'Your paragraphs are in an order that makes your case stronger and stronger.',
      adult: 'Paragraphs ordered so that the argument builds.',
      toParent: 'The paragraphs are in an order that makes the case stronger and stronger.',
      needs: { paragraphs: 4, focus: 0.85, words: 300 },
    },
  ],
};
