import {
  type Challenge,
  difficultyTags,
  type durationUnits,
  examTags,
  rewardTypes,
  skillTags,
} from '@inkling/contract';
import type { UploadedFile } from '../../shared/form/use-uploads.ts';
import { choiceOf } from '../../ui/url-filters.ts';

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
  estimated_time_unit: (typeof durationUnits)[number];
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

const allAmong = <T extends string>(choices: readonly T[], values: string[]): T[] =>
  choices.filter((choice) => values.includes(choice));
const idOf = ([file]: UploadedFile[]) => (file ? { signed_id: file.signed_id } : null);

const rewardOf = (chosen: string | null, value: string) => {
  const type = choiceOf(rewardTypes, chosen);
  return type ? { type, value } : null;
};

/** What is sent. A tag that is no longer on the list goes: nobody could take it out. */
export const bodyOf = ({ reward_type, reward_value, ...values }: ChallengeValues) => ({
  ...values,
  challengeType: values.challengeType.trim() || null,
  skill_list: allAmong(skillTags, values.skill_list),
  difficulty_list: allAmong(difficultyTags, values.difficulty_list),
  exam_list: allAmong(examTags, values.exam_list),
  reward: rewardOf(reward_type, reward_value),
  cover: idOf(values.cover),
  logo: idOf(values.logo),
  banner: idOf(values.banner),
});
