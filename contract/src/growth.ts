import { z } from 'zod';
import { criteria } from './criteria.ts';
import { endpoints, json } from './endpoint.ts';
import { activityTypes } from './enums.ts';
import { roundMark } from './feedback-rounds.ts';
import { idParams, timestamp } from './fields.ts';
import { blindMarkingFilter } from './writing-filters.ts';

const markedDraft = z.object({
  created_at: timestamp,
  /** 0 to 100, the teacher's or else the coach's. */
  overall: z.number().nullable(),
  /** The marks that stand: the teacher's where there is one. */
  marks: z.array(roundMark),
  /** On which of them a teacher's mark stands in place of the coach's. */
  by_teacher: z.array(z.enum(criteria)),
  /** Marks of different ones were given by different rules, and are not compared. */
  coach_version: z.string(),
});
export type MarkedDraft = z.infer<typeof markedDraft>;

const writingGrowth = z.object({
  /** Of the writing. */
  id: z.number(),
  title: z.string(),
  writing_type: z.enum(activityTypes),
  /** When it was handed in, or else when its newest draft was read. */
  dated_at: timestamp,
  /** As the coach of the newest revision marks it, wherever it was marked again. */
  first: markedDraft,
  /** The newest revision; null while there is only a first attempt. */
  latest: markedDraft.nullable(),
});
export type WritingGrowth = z.infer<typeof writingGrowth>;

export const studentGrowth = z.object({
  student: z.object({ id: z.number(), full_name: z.string() }),
  /** The thirty with marks that were worked on last, in the order of their days. */
  pieces: z.array(writingGrowth),
});
export type StudentGrowth = z.infer<typeof studentGrowth>;

export const growth = endpoints({
  readMyGrowth: {
    method: 'GET',
    path: '/mine/growth',
    summary: "The marks of a student's own first attempts and revisions over time",
    access: ['student'],
    response: json(studentGrowth),
  },
  readStudentGrowth: {
    method: 'GET',
    path: '/students/:id/growth',
    summary:
      'The same for a parent about a child (no pieces on the Free plan) and for a teacher about the work they set',
    access: ['parent', 'teacher'],
    params: idParams,
    query: blindMarkingFilter,
    response: json(studentGrowth),
  },
});
