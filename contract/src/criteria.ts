import type { ActivityType } from './enums.ts';

/** The ten NAPLAN writing criteria of a genre, with the real maxima of the marking scale. */
export const genres = ['narrative', 'persuasive'] as const;
export type Genre = (typeof genres)[number];

export const criteria = [
  'audience',
  'text_structure',
  'ideas',
  'character_and_setting',
  'persuasive_devices',
  'vocabulary',
  'cohesion',
  'paragraphing',
  'sentence_structure',
  'punctuation',
  'spelling',
] as const;
export type Criterion = (typeof criteria)[number];

/** `general` is feedback without a mark: all that wellbeing pieces get, and one part of an expository piece. */
export const feedbackCategories = ['general', ...criteria] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

export const maximumMarks: Record<Genre, Partial<Record<Criterion, number>>> = {
  narrative: {
    audience: 6,
    text_structure: 4,
    ideas: 5,
    character_and_setting: 4,
    vocabulary: 5,
    cohesion: 4,
    paragraphing: 2,
    sentence_structure: 6,
    punctuation: 5,
    spelling: 6,
  },
  persuasive: {
    audience: 6,
    text_structure: 4,
    ideas: 5,
    persuasive_devices: 4,
    vocabulary: 5,
    cohesion: 4,
    paragraphing: 3,
    sentence_structure: 6,
    punctuation: 5,
    spelling: 6,
  },
};

export const criteriaOf = (genre: Genre): Criterion[] =>
  criteria.filter((criterion) => maximumMarks[genre][criterion] !== undefined);

const withoutDevices = criteriaOf('persuasive').filter((criterion) => criterion !== 'persuasive_devices');

/** What a piece of each type gets feedback on; a teacher's feedback step may name fewer. */
export const categoriesOfType: Record<ActivityType, readonly FeedbackCategory[]> = {
  narrative: criteriaOf('narrative'),
  descriptive: criteriaOf('narrative'),
  creative: criteriaOf('narrative'),
  persuasive: criteriaOf('persuasive'),
  expository: ['general', ...withoutDevices],
  wellbeing: ['general'],
};

/** The scale a type is marked on. */
export const genreOfType: Record<ActivityType, Genre | null> = {
  narrative: 'narrative',
  descriptive: 'narrative',
  creative: 'narrative',
  persuasive: 'persuasive',
  expository: 'persuasive',
  wellbeing: null,
};
