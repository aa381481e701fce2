import type { Ladder } from '../ladder.ts';

export type CohesionMeasure = 'words' | 'links' | 'richLinks' | 'openers' | 'flow' | 'freshness';

export const cohesionLadder: Ladder<CohesionMeasure> = {
  criterion: 'cohesion',
  genres: ['narrative', 'persuasive'],
  gates: ['words'],
  weights: { words: 0.5, links: 1, richLinks: 1.5, openers: 1, flow: 1, freshness: 1 },
  rungs: [
    {
      mark: 0,
      child: 'Write some sentences that belong together.',
      adult: 'No links, or too little to judge.',
      needs: {},
    },
    {
      mark: 1,
      child: 'You join some ideas with words like "and" or "then".',
      adult: 'Links are missing or wrong; the reader has to work.',
      needs: { words: 8, links: 1, richLinks: 0, openers: 0, flow: 0.15, freshness: 0.3 },
    },
    {
      mark: 2,
      child: 'You join ideas with some right linking words.',
      adult: 'Some correct links; simple joining words.',
      needs: { words: 40, links: 4, richLinks: 1, openers: 1, flow: 0.5, freshness: 0.6 },
    },
    {
      mark: 3,
      child: 'Your links are right and the whole piece flows.',
      adult: 'Linking is correct and supports flow over a sustained piece.',
      needs: { words: 120, links: 8, richLinks: 4, openers: 3, flow: 0.75, freshness: 0.72 },
    },
    {
      mark: 4,
      child: 'You use many kinds of links on purpose, and everything hangs together.',
      adult: 'A range of cohesive devices used deliberately; tightly linked.',
      needs: { words: 220, links: 13, richLinks: 9, openers: 6, flow: 0.92, freshness: 0.79 },
    },
  ],
};
