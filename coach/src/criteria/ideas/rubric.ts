import type { Rubric, RubricLevel } from '../../marking/rubric.ts';

export type IdeasMeasure = 'genre' | 'content' | 'elaboration' | 'range' | 'freshness' | 'detail';

const levels = (
  wording: Pick<RubricLevel, 'child' | 'adult' | 'toParent'>[],
): Rubric<IdeasMeasure>['levels'] => {
  const needs: Rubric<IdeasMeasure>['levels'][number]['needs'][] = [
    {},
    // A few words that a reader can make out are an idea, however they are spelt.
    { genre: 0, content: 2, elaboration: 0, range: 1.2, freshness: 0.18, detail: 0 },
    { genre: 0, content: 15, elaboration: 1, range: 3.6, freshness: 0.53, detail: 2 },
    { genre: 1, content: 36, elaboration: 4, range: 5.9, freshness: 0.7, detail: 9 },
    { genre: 1, content: 88, elaboration: 8, range: 8.2, freshness: 0.77, detail: 26 },
    { genre: 1, content: 125, elaboration: 11, range: 10, freshness: 0.81, detail: 36 },
  ];
  return wording.map((words, mark) => ({ mark, ...words, needs: needs[mark] ?? {} }));
};

const base = {
  criterion: 'ideas',
  gates: ['genre', 'content'],
  gateTolerance: 0.2,
  weights: { genre: 0, content: 1, elaboration: 1, range: 1.3, freshness: 1.3, detail: 1 },
} as const;

export const narrativeIdeasRubric: Rubric<IdeasMeasure> = {
  ...base,
  genres: ['narrative'],
  levels: levels([
    {
      child: 'Write down one thing that happens.',
      adult: 'No readable ideas.',
      toParent: 'It needs one thing that happens.',
    },
    {
      child: 'You have one or two ideas.',
      adult: 'Very few ideas, not connected.',
      toParent: '{child} has one or two ideas.',
    },
    {
      child: 'You have a few ideas that belong together.',
      adult: 'Few, predictable ideas, or several bare ones.',
      toParent: '{child} has a few ideas that belong together.',
    },
    {
      child: 'You tell more about your ideas, and they follow one thread.',
      adult: 'Some development along one thread.',
      toParent: '{child} tells more about the ideas, and they follow one thread.',
    },
    {
      child: 'You build your ideas up with plenty of detail.',
      adult: 'Substantial ideas, built up.',
      toParent: '{child} builds the ideas up with plenty of detail.',
    },
    {
      child: 'You choose and shape your ideas so the story means something.',
      adult: 'Ideas chosen and shaped; a theme comes through.',
      toParent: '{child} chooses and shapes the ideas so that the story means something.',
    },
  ]),
};

export const persuasiveIdeasRubric: Rubric<IdeasMeasure> = {
  ...base,
  genres: ['persuasive'],
  levels: levels([
    {
      child: 'Write down one thing you think.',
      adult: 'No readable ideas.',
      toParent: 'It needs one opinion.',
    },
    {
      child: 'You have one or two opinions.',
      adult: 'Very few ideas, not connected.',
      toParent: '{child} has one or two opinions.',
    },
    {
      child: 'You give a few reasons for what you think.',
      adult: 'Few, predictable reasons, or several bare ones.',
      toParent: '{child} gives a few reasons for an opinion.',
    },
    {
      child: 'You explain your reasons, and they all point the same way.',
      adult: 'Some reasons developed along one line of argument.',
      toParent: '{child} explains the reasons, and they all point the same way.',
    },
    {
      child: 'You back up each reason with plenty of detail.',
      adult: 'Substantial reasons, built up with support.',
      toParent: '{child} backs up each reason with plenty of detail.',
    },
    {
      child: 'You choose and shape your reasons into a case that is hard to argue with.',
      adult: 'Reasons chosen and shaped into a highly persuasive case.',
      toParent: '{child} chooses and shapes the reasons into a case that is hard to argue with.',
    },
  ]),
};
