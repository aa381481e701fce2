import { z } from 'zod';
import { achievement } from './achievements.ts';
import {
  activityIds,
  requiredGrades,
  requiredText,
  requiredTime,
  skillList,
} from './course-and-challenge-form-fields.ts';
import { optionQuery } from './courses.ts';
import { endpoints, json, list, noContent } from './endpoint.ts';
import {
  activityTypes,
  challengeStatuses,
  difficultyTags,
  durationUnits,
  examTags,
  participantStatuses,
  rewardTypes,
  subjects,
} from './enums.ts';
import {
  attachedFile,
  baseRow,
  checkDespiteOtherErrors,
  file,
  id,
  idParams,
  isoDate,
  paging,
  selectOption,
  timestamp,
  upload,
} from './fields.ts';
import { limits } from './limits.ts';

export const challenge = baseRow.extend({
  title: z.string(),
  brief: z.string(),
  description: z.string(),
  requirements: z.string(),
  /** Derived from the dates. */
  status: z.enum(challengeStatuses),
  subject: z.enum(subjects),
  start_date: isoDate,
  end_date: isoDate,
  grade_levels: z.array(z.number()),
  difficulty_list: z.array(z.string()),
  exam_list: z.array(z.string()),
  skill_list: z.array(z.string()),
  challengeType: z.string().nullable(),
  estimated_time: z.number(),
  estimated_time_unit: z.enum(durationUnits),
  reward: z.object({ type: z.string(), value: z.string() }).nullable(),
  participant_count: z.number(),
  cover: attachedFile.nullable(),
  banner: attachedFile.nullable(),
  logo: attachedFile.nullable(),
  files: z.array(attachedFile.extend({ id: z.number() })),
  activity_ids: z.array(z.number()),
  activities: z.array(selectOption.extend({ activity_type: z.enum(activityTypes), description: z.string() })),
  teacher_id: z.number(),
  /** The caller's own part in it, for students. */
  current_participant: z.object({ status: z.enum(participantStatuses) }).nullable(),
  permissions: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Challenge = z.infer<typeof challenge>;

const endBeforeStart = 'End date must not be before the start date';

/** What a teacher fills in; the messages are the form's own. */
export const challengeForm = z
  .object({
    title: requiredText('Title is required'),
    brief: requiredText('Brief is required', 500),
    description: requiredText('Description is required', 10_000),
    /** HTML; the server keeps what is safe of it. */
    requirements: requiredText('Requirements are required', 50_000),
    start_date: z.iso.date('Start date is required'),
    end_date: z.iso.date('End date is required'),
    status: z.enum(challengeStatuses, 'Status is required'),
    subject: z.enum(subjects, 'Subject is required'),
    grade_levels: requiredGrades('Grade level is required'),
    estimated_time: requiredTime('Estimated time is required'),
    estimated_time_unit: z.enum(durationUnits),
    skill_list: skillList.default([]),
    difficulty_list: z.array(z.enum(difficultyTags)).default([]),
    exam_list: z.array(z.enum(examTags)).default([]),
    challengeType: z.string().trim().max(100).nullable().default(null),
    reward: z
      .object({ type: z.enum(rewardTypes), value: z.string().trim().max(300) })
      .nullable()
      .default(null),
    activity_ids: activityIds.min(1, 'Activity is required'),
    cover: z.object(upload.shape, 'Cover is required'),
    logo: upload.nullable().default(null),
    banner: upload.nullable().default(null),
    files: z.array(upload).max(limits.resources_max).default([]),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    path: ['end_date'],
    error: endBeforeStart,
    ...checkDespiteOtherErrors,
  });

const participant = baseRow.extend({
  challenge_id: z.number(),
  student_id: z.number(),
  status: z.enum(participantStatuses),
  /** When the student last worked on one of its writings. */
  last_active_at: timestamp.nullable(),
  student: z.object({
    id: z.number(),
    full_name: z.string(),
    screen_name: z.string(),
    email: z.string().nullable(),
    avatar: file.nullable(),
  }),
  challenge: selectOption,
});
export type Participant = z.infer<typeof participant>;

/** A classmate in the same challenge, with as much as their privacy settings share; null is not shared. */
const classmate = z.object({
  id: z.number(),
  /** The first name and the initial of the last. */
  name: z.string(),
  /** True while they are here; never said of those who are not. */
  is_here: z.boolean(),
  progress: z.object({ finished: z.number(), total: z.number() }).nullable(),
  latest: z
    .object({ what: z.enum(['joined', 'began', 'finished']), title: z.string().nullable(), at: timestamp })
    .nullable(),
  /** Finished pieces that may be read. */
  pieces: z.array(selectOption),
});
export type Classmate = z.infer<typeof classmate>;

const classmateWriting = z.object({
  id: z.number(),
  title: z.string(),
  written_by: z.string(),
  content: z.string(),
});
export type ClassmateWriting = z.infer<typeof classmateWriting>;

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
    response: list(challenge),
  },
  challengeOptions: {
    method: 'GET',
    path: '/challenges/read_options',
    summary: 'Challenges of the caller (run or joined), for filters',
    access: ['student', 'teacher'],
    query: optionQuery,
    response: list(selectOption),
  },
  readChallenge: {
    method: 'GET',
    path: '/challenges/:id',
    summary: 'A challenge',
    access: 'signed-in',
    params: idParams,
    response: json(challenge),
  },
  joinChallenge: {
    method: 'POST',
    path: '/challenge_participants',
    summary: 'Join an active challenge; joining twice is harmless',
    access: ['student'],
    body: z.object({ challenge_id: id }),
    response: json(
      baseRow.extend({
        challenge_id: z.number(),
        student_id: z.number(),
        status: z.enum(participantStatuses),
        unlocked_achievements: z.array(achievement),
      }),
    ),
  },
  listClassmates: {
    method: 'GET',
    path: '/challenges/:id/classmates',
    summary: 'Classmates of the caller in a challenge they take part in, with what each shares',
    access: ['student'],
    params: idParams,
    response: list(classmate),
  },
  readClassmateWriting: {
    method: 'GET',
    path: '/challenges/:id/classmates/writings/:writing_id',
    summary: 'A finished piece that a classmate shares',
    access: ['student'],
    params: idParams.extend({ writing_id: id }),
    response: json(classmateWriting),
  },
  createChallenge: {
    method: 'POST',
    path: '/challenges',
    summary: 'Create a challenge; pictures and resources are uploads of the caller',
    access: ['teacher'],
    body: challengeForm,
    response: json(challenge),
  },
  updateChallenge: {
    method: 'PUT',
    path: '/challenges/:id',
    summary: 'Change a challenge; published activities that are new in it are given to its participants',
    access: ['teacher'],
    params: idParams,
    body: challengeForm.safeExtend({
      /** When the challenge was last changed as far as the form knows; a newer change is not overwritten. */
      seen_updated_at: z.iso.datetime().optional(),
    }),
    response: json(challenge),
  },
  deleteChallenge: {
    method: 'DELETE',
    path: '/challenges/:id',
    summary: 'Delete a challenge nobody has joined',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
  listParticipants: {
    method: 'GET',
    path: '/challenge_participants',
    summary: 'Who takes part in the caller’s challenges',
    access: ['teacher'],
    query: z.object({
      ...paging,
      keyword: z.string().max(200).optional(),
      status_eq: z.enum(participantStatuses).optional(),
      challenge_id_eq: id.optional(),
    }),
    response: list(participant),
  },
});
