import {
  type CallInput,
  type Challenge,
  challengeStatuses,
  type challenges,
  difficultyTags,
  endBeforeStart,
  examTags,
  rewardTypes,
  type runTimeUnits,
  skillTags,
  subjects,
} from '@inkling/contract';
import type { UploadedFile } from '../../shared/form/use-uploads.ts';
import { choiceOf } from '../../ui/url-filters.ts';

type ChallengeBody = CallInput<typeof challenges.createChallenge>['body'];

/** What stands in the form's fields; single pictures are lists of one. */
export interface ChallengeValues {
  title: string;
  brief: string;
  description: string;
  requirements: string;
  cover: UploadedFile[];
  logo: UploadedFile[];
  banner: UploadedFile[];
  start_date: string;
  end_date: string;
  status: string | null;
  subject: string | null;
  challengeType: string;
  grade_levels: number[];
  estimated_time: number | '';
  estimated_time_unit: (typeof runTimeUnits)[number];
  activity_ids: number[];
  skill_list: string[];
  difficulty_list: string[];
  exam_list: string[];
  reward_type: string | null;
  reward_value: string;
  files: UploadedFile[];
}

export const emptyChallenge: ChallengeValues = {
  title: '',
  brief: '',
  description: '',
  requirements: '',
  cover: [],
  logo: [],
  banner: [],
  start_date: '',
  end_date: '',
  status: 'active',
  subject: 'writing',
  challengeType: '',
  grade_levels: [],
  estimated_time: 0,
  estimated_time_unit: 'minutes',
  activity_ids: [],
  skill_list: [],
  difficulty_list: [],
  exam_list: [],
  reward_type: null,
  reward_value: '',
  files: [],
};

const single = (file: UploadedFile | null): UploadedFile[] => (file ? [file] : []);

export const valuesOf = (challenge: Challenge): ChallengeValues => ({
  title: challenge.title,
  brief: challenge.brief,
  description: challenge.description,
  requirements: challenge.requirements,
  cover: single(challenge.cover),
  logo: single(challenge.logo),
  banner: single(challenge.banner),
  start_date: challenge.start_date,
  end_date: challenge.end_date,
  status: challenge.status,
  subject: challenge.subject,
  challengeType: challenge.challengeType ?? '',
  grade_levels: challenge.grade_levels,
  estimated_time: challenge.estimated_time,
  estimated_time_unit: challenge.estimated_time_unit,
  activity_ids: challenge.activity_ids,
  skill_list: challenge.skill_list,
  difficulty_list: challenge.difficulty_list,
  exam_list: challenge.exam_list,
  reward_type: challenge.reward?.type ?? null,
  reward_value: challenge.reward?.value ?? '',
  files: challenge.files,
});

const needed = (message: string) => (value: string | null) => (value?.trim() ? null : message);
const oneOf = (message: string) => (list: unknown[]) => (list.length > 0 ? null : message);

const endProblem = (end: string, { start_date }: Pick<ChallengeValues, 'start_date'>): string | null => {
  if (!end) return 'End date is required';
  return start_date && end < start_date ? endBeforeStart : null;
};

export const challengeRules = {
  title: needed('Title is required'),
  subject: needed('Subject is required'),
  brief: needed('Brief is required'),
  description: needed('Description is required'),
  requirements: needed('Requirements are required'),
  cover: oneOf('Cover is required'),
  start_date: needed('Start date is required'),
  end_date: endProblem,
  status: needed('Status is required'),
  grade_levels: oneOf('Grade level is required'),
  estimated_time: (amount: number | '') =>
    amount === '' || amount < 1 ? 'Estimated time is required' : null,
  activity_ids: oneOf('Activity is required'),
};

const allAmong = <T extends string>(choices: readonly T[], values: string[]): T[] =>
  choices.filter((choice) => values.includes(choice));
const idOf = ([file]: UploadedFile[]) => (file ? { signed_id: file.signed_id } : null);

const rewardOf = ({ reward_type, reward_value }: ChallengeValues): ChallengeBody['reward'] => {
  const type = choiceOf(rewardTypes, reward_type);
  return type ? { type, value: reward_value.trim() } : null;
};

/** The request; the rules have made sure that nothing is missing. */
export const bodyOf = (values: ChallengeValues): ChallengeBody => ({
  title: values.title.trim(),
  brief: values.brief.trim(),
  description: values.description.trim(),
  requirements: values.requirements,
  start_date: values.start_date,
  end_date: values.end_date,
  status: choiceOf(challengeStatuses, values.status) ?? 'active',
  subject: choiceOf(subjects, values.subject) ?? 'writing',
  challengeType: values.challengeType.trim() || null,
  grade_levels: values.grade_levels,
  estimated_time: Number(values.estimated_time),
  estimated_time_unit: values.estimated_time_unit,
  activity_ids: values.activity_ids,
  skill_list: allAmong(skillTags, values.skill_list),
  difficulty_list: allAmong(difficultyTags, values.difficulty_list),
  exam_list: allAmong(examTags, values.exam_list),
  reward: rewardOf(values),
  cover: idOf(values.cover) ?? { signed_id: '' },
  logo: idOf(values.logo),
  banner: idOf(values.banner),
  files: values.files.map(({ signed_id }) => ({ signed_id })),
});
