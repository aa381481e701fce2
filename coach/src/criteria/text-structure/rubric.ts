import type { Rubric } from '../../marking/rubric.ts';

export type StructureMeasure = 'genre' | 'parts' | 'words' | 'development' | 'control' | 'turn';

export const narrativeStructureRubric: Rubric<StructureMeasure> = {
  criterion: 'text_structure',
  genres: ['narrative'],
  // A recount stays at the first mark; the trouble of a quiet story may stand between the lines.
  gates: ['genre', 'words'],
  gateTolerance: 0.2,
  weights: { genre: 0, parts: 1.5, words: 0.8, development: 1, control: 1.3, turn: 1 },
  levels: [
    {
      mark: 0,
      child: 'Begin a story: who is it about, and where?',
      adult: 'No structure, or not this kind of text.',
      toParent: 'A story begins with who it is about, and where.',
      needs: {},
    },
    {
      mark: 1,
      child: 'Your story has a beginning, or tells what happened in order.',
      adult: 'A beginning only, or a recount of events.',
      toParent: 'The story has a beginning, or tells what happened in order.',
      needs: { genre: 0.5, parts: 0.6, words: 8, development: 0, control: 0.15, turn: 0 },
    },
    {
      mark: 2,
      child: 'Your story has a beginning and a problem.',
      adult: 'A beginning and a problem; the end is weak or missing.',
      toParent: 'The story has a beginning and a problem.',
      needs: { genre: 1, parts: 1.5, words: 45, development: 1, control: 0.4, turn: 0.25 },
    },
    {
      mark: 3,
      child: 'Your story has a beginning, a problem, and an end that fits.',
      adult: 'Orientation, complication and resolution are all there.',
      toParent: 'The story has a beginning, a problem, and an end that fits.',
      needs: { genre: 1, parts: 2.4, words: 130, development: 4, control: 0.72, turn: 0.5 },
    },
    {
      mark: 4,
      child: 'Your whole story is in control, and the end feels right.',
      adult: 'Complete and controlled, with a satisfying end.',
      toParent: 'The whole story is in control, and the end feels right.',
      needs: { genre: 1, parts: 2.8, words: 230, development: 9, control: 0.93, turn: 0.75 },
    },
  ],
};

export const persuasiveStructureRubric: Rubric<StructureMeasure> = {
  criterion: 'text_structure',
  genres: ['persuasive'],
  // Opinions without reasons stay at the first mark.
  gates: ['genre', 'words', 'turn'],
  gateTolerance: 0.2,
  weights: { genre: 0, parts: 1.5, words: 0.8, development: 1, control: 1.3, turn: 0 },
  levels: [
    {
      mark: 0,
      child: 'Say what you think about the topic.',
      adult: 'No structure, or not this kind of text.',
      toParent: 'It needs an opinion about the topic.',
      needs: {},
    },
    {
      mark: 1,
      child: 'You tell your reader what you think.',
      adult: 'One part, or a list of opinions.',
      toParent: '{child} tells the reader an opinion.',
      needs: { genre: 0.5, parts: 0.5, words: 8, development: 0, control: 0.15, turn: 0 },
    },
    {
      mark: 2,
      child: 'Your piece has two clear parts, such as an opening and a reason.',
      adult: 'Two clear parts, or three weak ones.',
      toParent: 'The piece has two clear parts, such as an opening and a reason.',
      needs: { genre: 1, parts: 1.3, words: 45, development: 2, control: 0.4, turn: 0.25 },
    },
    {
      mark: 3,
      child: 'You have an opening, reasons in the middle, and a closing.',
      adult: 'Introduction, body with reasons, conclusion.',
      toParent: 'There is an opening, reasons in the middle, and a closing.',
      needs: { genre: 1, parts: 2.2, words: 130, development: 5, control: 0.8, turn: 0.5 },
    },
    {
      mark: 4,
      child: 'Your opening, your reasons and your closing are all well built up.',
      adult: 'All three parts well developed.',
      toParent: 'The opening, the reasons and the closing are all well built up.',
      needs: { genre: 1, parts: 2.8, words: 290, development: 10, control: 0.93, turn: 0.75 },
    },
  ],
};
