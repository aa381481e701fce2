import type { ActivityType } from './enums.ts';
import { keysOf, recordOf } from './typed-keys.ts';

/** The ten NAPLAN writing criteria of a genre, with the real maxima of the marking scale. */
export const genres = ['narrative', 'persuasive'] as const;
export type Genre = (typeof genres)[number];

interface CriterionRow {
  label: string;
  /** What it asks, in words a child can read. */
  question: string;
  /** What it is about, as a parent would say it. */
  plain: string;
  /** The most marks in each genre that is marked on it. */
  maximum: Partial<Record<Genre, number>>;
}

const both = (maximum: number) => ({ narrative: maximum, persuasive: maximum });

const rows = {
  audience: {
    label: 'Audience',
    question: 'Does the writing pull the reader in and keep them with you?',
    plain: 'holding the reader’s interest',
    maximum: both(6),
  },
  text_structure: {
    label: 'Text Structure',
    question: 'Are all the parts there, in an order that works?',
    plain: 'shaping a beginning, a middle and an end',
    maximum: both(4),
  },
  ideas: {
    label: 'Ideas',
    question: 'Are the ideas chosen with care and built up?',
    plain: 'building up ideas',
    maximum: both(5),
  },
  character_and_setting: {
    label: 'Character & Setting',
    question: 'Can the reader see who is there and where they are?',
    plain: 'describing people and places',
    maximum: { narrative: 4 },
  },
  persuasive_devices: {
    label: 'Persuasive Devices',
    question: 'Do you use ways of persuading that work on this reader?',
    plain: 'ways of convincing the reader',
    maximum: { persuasive: 4 },
  },
  vocabulary: {
    label: 'Vocabulary',
    question: 'Are the words exact, and do they fit?',
    plain: 'choice of words',
    maximum: both(5),
  },
  cohesion: {
    label: 'Cohesion',
    question: 'Does each sentence lead to the next one?',
    plain: 'linking one sentence to the next',
    maximum: both(4),
  },
  paragraphing: {
    label: 'Paragraphing',
    question: 'Does each paragraph hold one main thing?',
    plain: 'paragraphs',
    maximum: { narrative: 2, persuasive: 3 },
  },
  sentence_structure: {
    label: 'Sentence Structure',
    question: 'Are the sentences correct, and do they vary?',
    plain: 'building sentences',
    maximum: both(6),
  },
  punctuation: {
    label: 'Punctuation',
    question: 'Do the marks help the reader?',
    plain: 'punctuation',
    maximum: both(5),
  },
  spelling: {
    label: 'Spelling',
    question: 'Are the words spelled so that anybody can read them?',
    plain: 'spelling',
    maximum: both(6),
  },
} satisfies Record<string, CriterionRow>;

export type Criterion = keyof typeof rows;
const criterionRows: Record<Criterion, CriterionRow> = rows;
// A list of names has no length in its type, and the database's columns ask for one that isn't empty.
export const criteria = keysOf(rows) as [Criterion, ...Criterion[]];

/** `general` is feedback without a mark: all that wellbeing pieces get, and one part of an expository piece. */
export const feedbackCategories = ['general', ...criteria] as const;
export type FeedbackCategory = 'general' | Criterion;

export const criterionLabels: Record<FeedbackCategory, string> = {
  general: 'General',
  ...recordOf(criteria, (criterion) => criterionRows[criterion].label),
};

export const criterionQuestions: Record<FeedbackCategory, string> = {
  general: 'What stands out in this piece, and what could come next?',
  ...recordOf(criteria, (criterion) => criterionRows[criterion].question),
};

/** Without any word of school. */
export const plainCriterionNames: Record<Criterion, string> = recordOf(
  criteria,
  (criterion) => criterionRows[criterion].plain,
);

/** undefined where a genre isn't marked on the criterion. */
export const maximumMark = (criterion: Criterion, genre: Genre): number | undefined =>
  criterionRows[criterion].maximum[genre];

export const criteriaOfGenre = (genre: Genre): Criterion[] =>
  criteria.filter((criterion) => maximumMark(criterion, genre) !== undefined);

const withoutDevices = criteriaOfGenre('persuasive').filter(
  (criterion) => criterion !== 'persuasive_devices',
);

/** What a piece of each type gets feedback on; a teacher's feedback step may name fewer. */
export const criteriaOfActivityType: Record<ActivityType, readonly FeedbackCategory[]> = {
  narrative: criteriaOfGenre('narrative'),
  descriptive: criteriaOfGenre('narrative'),
  creative: criteriaOfGenre('narrative'),
  persuasive: criteriaOfGenre('persuasive'),
  expository: ['general', ...withoutDevices],
  wellbeing: ['general'],
};

/** The scale a type is marked on. */
export const genreOfActivityType: Record<ActivityType, Genre | null> = {
  narrative: 'narrative',
  descriptive: 'narrative',
  creative: 'narrative',
  persuasive: 'persuasive',
  expository: 'persuasive',
  wellbeing: null,
};

/** Whether a task of this type asks for a story or an argument and for nothing else. */
export const activityTypeHasOneGenre = (type: ActivityType): boolean =>
  type === 'narrative' || type === 'persuasive';
