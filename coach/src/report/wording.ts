import {
  type Criterion,
  criterionLabels,
  plainCriterionNames,
  pluralise,
  type UnscoredReason,
} from '@inkling/contract';

/** Who a page is for: both are about the child and told in the third person. */
export type ReportReader = 'school' | 'family';

const sentences = {
  estimate:
    'Marks are this program’s own estimates on the NAPLAN writing criteria; they do not come from ACARA. One scale serves all years, so a young writer sits low on it, and a single piece can fall a mark either way for many reasons.',
  byTeacher: 'Where the teacher gave a mark, it stands here in place of the estimate.',
  none: 'No piece was finished in this period, so there is no growth to report. That says nothing about ability.',
  noneStep: 'Start with one short piece on something that matters to the writer: ten minutes are enough.',
  one: 'One finished piece shows where things stand. It is a snapshot: growth can be told from the second piece on.',
  reflections: 'Reflections carry no marks: they are for thinking, not for marking.',
  /** After the number of pieces. */
  awaited: 'could not be marked yet, because the feedback was not ready. Make the report again once it is.',
  /** After the number of pieces. */
  unscored: {
    poem: 'read as poetry, which the scale is not made for: only audience, ideas, vocabulary and spelling are marked in it.',
    other_kind: 'read as another kind of text than the task asks for: only the language is marked in it.',
    too_little: 'had too little English of the writer’s own to be marked.',
  } satisfies Record<UnscoredReason, string>,
  /** After how many of which kind, “2 narrative” or “2 stories”. */
  onlyOneKind: (pieces: string) =>
    `Growth is told of pieces of one kind (${pieces}): other kinds are marked by other rules.`,
  differentKinds:
    'The pieces are of different kinds, which are not compared: growth can be told from the second piece of a kind on.',
  steady: 'Marks held steady between the first and the latest piece.',
};

/** “2 narrative” for a school, “2 stories” for a family. */
const piecesForFamily: Record<string, [one: string, many: string]> = {
  narrative: ['story', 'stories'],
  persuasive: ['argument', 'arguments'],
  descriptive: ['description', 'descriptions'],
  creative: ['creative piece', 'creative pieces'],
  expository: ['explanation', 'explanations'],
  wellbeing: ['wellbeing piece', 'wellbeing pieces'],
};

export interface ReportWording {
  sentences: typeof sentences;
  nameOf: (criterion: Criterion) => string;
  countOfKind: (kind: string, count: number) => string;
  kindOf: (kind: string) => string;
  redraft: string;
  column: string;
  headings: { growth: string; marks: string; next: string };
}

export const reportWording: Record<ReportReader, ReportWording> = {
  school: {
    sentences,
    nameOf: (criterion) => criterionLabels[criterion],
    countOfKind: (kind, count) => `${count} ${kind}`,
    kindOf: (kind) => kind,
    redraft: 'redraft',
    column: 'Criterion',
    headings: { growth: 'Growth per criterion', marks: 'Marks per criterion', next: 'Next' },
  },
  family: {
    sentences: {
      ...sentences,
      estimate:
        'The marks are estimates of this program, made for all school years: young writers are low on the scale, and one piece can be a mark up or down for many reasons. Many pieces together tell more.',
      awaited: 'had no marks yet when this report was written.',
      unscored: {
        ...sentences.unscored,
        poem: 'read as poetry, which these marks are not made for: only ideas, choice of words, spelling and the reader’s interest are marked in it.',
      },
    },
    nameOf: (criterion) => sentenceCase(plainCriterionNames[criterion]),
    countOfKind: (kind, count) => {
      const [one, many] = piecesForFamily[kind] ?? [kind, kind];
      return pluralise(count, one, many);
    },
    kindOf: (kind) => piecesForFamily[kind]?.[0] ?? kind,
    redraft: 'new draft',
    column: 'What it is about',
    headings: { growth: 'What grew', marks: 'What the marks say', next: 'What you can do together' },
  },
};

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
