import type { Rubric } from '../../marking/rubric.ts';

export type CohesionMeasure = 'words' | 'links' | 'richLinks' | 'openers' | 'flow' | 'freshness' | 'range';

type Needs = Rubric<CohesionMeasure>['levels'][number]['needs'];

const wording = [
  {
    child: 'Write some sentences that belong together.',
    adult: 'No links, or too little to judge.',
    toParent: 'It needs some sentences that belong together.',
  },
  {
    child: 'You join some ideas with words like "and" or "then".',
    adult: 'Links are missing or wrong; the reader has to work.',
    toParent: '{child} joins some ideas with words like "and" or "then".',
  },
  {
    child: 'You join ideas with some right linking words.',
    adult: 'Some correct links; simple joining words.',
    toParent: '{child} joins ideas with some right linking words.',
  },
  {
    child: 'Your links mostly work, and the piece flows.',
    adult: 'Linking is correct and supports flow over a sustained piece.',
    toParent: 'The links mostly work, and the piece flows.',
  },
  {
    child: 'You use many kinds of links, and the piece hangs together.',
    adult: 'A range of cohesive devices used deliberately; tightly linked.',
    toParent: '{child} uses many kinds of links, and the piece hangs together.',
  },
];

const levels = (needs: Needs[]): Rubric<CohesionMeasure>['levels'] =>
  wording.map((words, mark) => ({ mark, ...words, needs: needs[mark] ?? {} }));

const base = {
  criterion: 'cohesion',
  // Simple joining words alone stay at the second mark.
  gates: ['words', 'range'],
  gateTolerance: 0.4,
  weights: { words: 0.5, links: 1, richLinks: 1.5, openers: 1, flow: 1, freshness: 1, range: 0 },
} as const;

/** A story is held together by time and by who does what as much as by linking words. */
export const narrativeCohesionRubric: Rubric<CohesionMeasure> = {
  ...base,
  genres: ['narrative'],
  levels: levels([
    {},
    { words: 8, links: 1, richLinks: 0, openers: 0, flow: 0.15, freshness: 0.3, range: 0 },
    { words: 40, links: 3, richLinks: 1, openers: 1, flow: 0.5, freshness: 0.53, range: 0 },
    { words: 120, links: 7, richLinks: 3, openers: 3, flow: 0.75, freshness: 0.7, range: 2.4 },
    { words: 320, links: 13, richLinks: 7, openers: 5.5, flow: 0.92, freshness: 0.78, range: 3 },
  ]),
};

export const persuasiveCohesionRubric: Rubric<CohesionMeasure> = {
  ...base,
  genres: ['persuasive'],
  levels: levels([
    {},
    { words: 8, links: 1, richLinks: 0, openers: 0, flow: 0.15, freshness: 0.3, range: 0 },
    { words: 40, links: 3, richLinks: 1, openers: 1, flow: 0.5, freshness: 0.57, range: 0 },
    { words: 180, links: 7, richLinks: 3, openers: 3, flow: 0.82, freshness: 0.75, range: 1.5 },
    { words: 320, links: 13, richLinks: 7, openers: 5.5, flow: 0.9, freshness: 0.79, range: 5 },
  ]),
};
