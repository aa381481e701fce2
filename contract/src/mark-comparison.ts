import { z } from 'zod';
import { criteria } from './criteria.ts';
import { endpoints, json } from './endpoint.ts';
import { id, idParams, selectOption } from './fields.ts';

/** With fewer scripts, any figure would say more about chance than about the coach. */
export const minimumDraftsForComparison = 30;

const share = z.number().min(0).max(1);

const markComparisonFigures = z.object({
  /** Drafts that both marked. */
  scripts: z.number().int(),
  /** Null while there are too few scripts. */
  figures: z
    .object({
      /** The share of marks that are the same, and of those at most one apart. */
      exact: share,
      within_one: share,
      /** Quadratic weighted, with its 95 % interval; null where everybody gave the same mark to everything. */
      kappa: z.object({ kappa: z.number(), low: z.number(), high: z.number() }).nullable(),
    })
    .nullable(),
});
export type MarkComparisonFigures = z.infer<typeof markComparisonFigures>;

const markComparisonReport = z.object({
  all: markComparisonFigures,
  criteria: z.array(markComparisonFigures.extend({ criterion: z.enum(criteria) })),
  /** The teacher's classes with such marks; left empty when one is asked for. */
  classes: z.array(markComparisonFigures.extend({ course: selectOption })),
  /** Everybody who marked blind in the course that is asked for, or in any of the caller's, each by their own marks. */
  teachers: z.array(
    markComparisonFigures.extend({ teacher: z.object({ id: z.number(), full_name: z.string() }) }),
  ),
  /** Of the course that is asked for: what its children see only once the teacher has confirmed it. */
  held_criteria: z.array(z.enum(criteria)).nullable(),
  /** Settings of a course are its lead's; colleagues read them. */
  permissions: z.object({ hold: z.boolean() }),
});
export type MarkComparisonReport = z.infer<typeof markComparisonReport>;

const someCriteria = z.array(z.enum(criteria)).max(criteria.length).default([]);

export const markComparison = endpoints({
  readMarkComparison: {
    method: 'GET',
    path: '/agreement',
    summary:
      'How well the coach agrees with the marks that the caller, or a colleague in the same classes, gave before seeing its own: in all, on each criterion, in each class; and with each teacher of these classes',
    access: ['teacher'],
    query: z.object({ course_id_eq: id.optional(), teacher_id_eq: id.optional() }),
    response: json(markComparisonReport),
  },
  setCriteriaNeedingApproval: {
    method: 'PUT',
    path: '/courses/:id/held_criteria',
    summary:
      'Hold back what the coach says on some criteria, until the teacher has confirmed it, or release it; those that are not named stay as they are',
    access: ['teacher'],
    params: idParams,
    /** Changes and not the whole list: an older tab must not release what was held in another. */
    body: z.object({ hold: someCriteria, release: someCriteria }),
    response: json(z.object({ held_criteria: z.array(z.enum(criteria)) })),
  },
});
