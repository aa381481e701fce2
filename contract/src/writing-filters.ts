import { z } from 'zod';
import { activityTypes, subjects, writingStatuses } from './enums.ts';
import { id, paging } from './fields.ts';

/** What a teacher who marks blind asks with: the coach's marks and words are left out until the teacher's own are saved. */
export const blindMarkingFilter = z.object({ blind: z.stringbool().optional() });

/** What lists of writings can be narrowed by and put in order by. */
export const writingFilters = z.object({
  ...paging,
  ...blindMarkingFilter.shape,
  keyword: z.string().max(200).optional(),
  teacher_keyword: z.string().max(200).optional(),
  status_eq: z.enum(writingStatuses).optional(),
  subject_eq: z.enum(subjects).optional(),
  activity_type_eq: z.enum(activityTypes).optional(),
  activity_activity_kind_id_eq: id.optional(),
  course_id_eq: id.optional(),
  challenge_id_eq: id.optional(),
  student_id_eq: id.optional(),
  activity_id_eq: id.optional(),
  /** Handed in and not marked as reviewed since; the one that waits longest first, unless an order is named. */
  to_review: z.stringbool().optional(),
  /** Of these, what a teacher had returned for another draft. */
  handed_in_again: z.stringbool().optional(),
  /** Unfinished, with feedback that its teacher reads first; the one that waits longest first, unless an order is named. */
  to_approve: z.stringbool().optional(),
  /** Due before today and not completed. */
  overdue: z.stringbool().optional(),
  /** A column and a direction, or what to do first; anything else is refused. */
  order_by: z
    .enum([
      'to_do',
      'updated_at desc',
      'updated_at asc',
      'due_date asc',
      'due_date desc',
      'created_at desc',
      'ai_scoring desc',
      'completed_at desc',
    ])
    .optional(),
});
