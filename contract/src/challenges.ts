import { z } from 'zod';
import { achievement } from './achievements.ts';
import { optionQuery } from './courses.ts';
import { endpoints, json, list } from './endpoint.ts';
import { file, id, idParams, paging, record } from './fields.ts';
import {
  activityTypes,
  challengeStatuses,
  day,
  option,
  participantStatuses,
  runTimeUnits,
  subjects,
} from './teaching-words.ts';

export const challenge = record.extend({
  title: z.string(),
  brief: z.string(),
  description: z.string(),
  requirements: z.string(),
  /** Derived from the dates. */
  status: z.enum(challengeStatuses),
  subject: z.enum(subjects),
  start_date: day,
  end_date: day,
  grade_levels: z.array(z.number()),
  difficulty_list: z.array(z.string()),
  exam_list: z.array(z.string()),
  skill_list: z.array(z.string()),
  challengeType: z.string().nullable(),
  estimated_time: z.number(),
  estimated_time_unit: z.enum(runTimeUnits),
  reward: z.object({ type: z.string(), value: z.string() }).nullable(),
  participant_count: z.number(),
  cover: file.nullable(),
  banner: file.nullable(),
  logo: file.nullable(),
  files: z.array(file.extend({ id: z.number() })),
  activity_ids: z.array(z.number()),
  activities: z.array(option.extend({ activity_type: z.enum(activityTypes), description: z.string() })),
  teacher_id: z.number(),
  /** The caller's own part in it, for students. */
  current_participant: z.object({ status: z.enum(participantStatuses) }).nullable(),
});
export type Challenge = z.infer<typeof challenge>;

export const challenges = endpoints({
  listChallenges: {
    method: 'GET',
    path: '/challenges',
    summary: 'Challenges; a teacher gets their own, everyone else all',
    access: 'signed-in',
    query: z.object({
      ...paging,
      title_cont: z.string().max(200).optional(),
      status_eq: z.enum(challengeStatuses).optional(),
      subject_eq: z.enum(subjects).optional(),
      grade_levels_contains: z.coerce.number().int().min(1).max(12).optional(),
      challenge_type_eq: z.string().max(100).optional(),
      /** Only what this student joined: oneself, or a parent's child. */
      student_id_eq: id.optional(),
    }),
    answer: list(challenge),
  },
  challengeOptions: {
    method: 'GET',
    path: '/challenges/read_options',
    summary: 'Challenges of the caller (run or joined), for filters',
    access: ['student', 'teacher'],
    query: optionQuery,
    answer: list(option),
  },
  readChallenge: {
    method: 'GET',
    path: '/challenges/:id',
    summary: 'A challenge',
    access: 'signed-in',
    params: idParams,
    answer: json(challenge),
  },
  joinChallenge: {
    method: 'POST',
    path: '/challenge_participants',
    summary: 'Join an active challenge; joining twice is harmless',
    access: ['student'],
    body: z.object({ challenge_id: id }),
    answer: json(
      record.extend({
        challenge_id: z.number(),
        student_id: z.number(),
        status: z.enum(participantStatuses),
        unlocked_achievements: z.array(achievement),
      }),
    ),
  },
});
