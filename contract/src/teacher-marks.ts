import { z } from 'zod';
import { criteria } from './criteria.ts';
import { endpoints, json } from './endpoint.ts';
import { roundMark } from './feedback-rounds.ts';
import { idParams, timestamp } from './fields.ts';
import { blindMarkingFilter } from './writing-filters.ts';

/** Null when the account is gone. */
const whoMarked = z.object({ id: z.number(), full_name: z.string() }).nullable();

/** What a teacher gave a draft on one criterion; the coach's mark stands beside it. */
export const teacherMark = roundMark.extend({
  reason: z.string().nullable(),
  teacher: whoMarked,
  updated_at: timestamp,
});
export type TeacherMark = z.infer<typeof teacherMark>;

/** A draft that somebody marked, or the present one. */
const markedDraft = z.object({
  /** Of the round in which the coach read it; null where it never did. */
  round: z.number().int().nullable(),
  is_current: z.boolean(),
  created_at: timestamp,
  content: z.string(),
  words: z.number().int(),
  /** The coach's. */
  overall: z.number().nullable(),
  marks: z.array(roundMark),
  teacher_marks: z.array(teacherMark),
  /** What the marks of each teacher alone make. */
  overalls: z.array(z.object({ teacher: whoMarked, overall: z.number() })),
  /** The score a teacher gave last, by marks or as a number: the one that is kept and shown; null without any. */
  teacher_overall: z.number().nullable(),
  /** Who gave it. */
  scored_by: whoMarked,
});
export type DraftWithMarks = z.infer<typeof markedDraft>;

const marking = z.object({
  /** Of the present draft; sent along with marks, so that nobody marks a text they have not seen. */
  version: z.number().int(),
  /** Nothing of the coach's marks of the present draft was sent to the caller yet: what is saved first counts as blind. */
  counts_as_blind: z.boolean(),
  exponent: z.number(),
  criteria: z.array(
    z.object({
      criterion: z.enum(criteria),
      maximum: z.number().int(),
      /** How much it counts in the overall. */
      weight: z.number(),
      /** What each mark means, from 0 on. */
      wordings: z.array(z.string()),
    }),
  ),
  /** Oldest first; the present one is the last. */
  drafts: z.array(markedDraft),
});
export type Marking = z.infer<typeof marking>;

const newMark = z.object({
  criterion: z.enum(criteria),
  mark: z.number().int().min(0).max(6),
  reason: z.string().trim().max(1000, 'Please keep it under 1,000 characters').optional(),
});
export type NewTeacherMark = z.infer<typeof newMark>;

export const teacherMarks = endpoints({
  readMarking: {
    method: 'GET',
    path: '/writings/:id/marking',
    summary: 'What a teacher marks a writing with: the criteria in words, every marked draft, and all marks',
    access: ['teacher'],
    params: idParams,
    query: blindMarkingFilter,
    response: json(marking),
  },
  saveTeacherMarks: {
    method: 'PUT',
    path: '/writings/:id/teacher_marks',
    summary:
      'Give completed work your own marks, or take them back; the overall follows. 409 when the work was returned since',
    access: ['teacher'],
    params: idParams,
    body: z
      .object({
        version: z.number().int().min(0),
        marks: z.array(newMark).max(criteria.length).default([]),
        /** Criteria on which the coach's mark is to hold again. */
        taken_back: z.array(z.enum(criteria)).max(criteria.length).default([]),
      })
      .refine(({ marks, taken_back }) => marks.length + taken_back.length > 0, {
        path: ['marks'],
        error: 'Please give a mark',
      })
      .refine(({ marks, taken_back }) => !marks.some(({ criterion }) => taken_back.includes(criterion)), {
        path: ['taken_back'],
        error: 'Please either give a mark or take it back',
      }),
    response: json(marking),
  },
});
