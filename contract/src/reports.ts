import { z } from 'zod';
import { criteria } from './criteria.ts';
import { download, endpoints, json, list } from './endpoint.ts';
import { reportStatuses, reportTargets } from './enums.ts';
import {
  baseRow,
  checkDespiteOtherErrors,
  id,
  idParams,
  isoDate,
  paging,
  selectOption,
  timestamp,
} from './fields.ts';
import { pluralise } from './pluralise.ts';

export const studentReport = baseRow.extend({
  status: z.enum(reportStatuses),
  student: z.object({ id: z.number(), full_name: z.string(), screen_name: z.string() }),
  course: selectOption.nullable(),
  challenge: selectOption.nullable(),
  target_type: z.enum(reportTargets),
  target_id: z.number(),
  start_date: isoDate,
  end_date: isoDate,
  /** Markdown; empty until completed. */
  report_result: z.string().nullable(),
  /** Since when the child's parent may read it; null while it is not shared. */
  shared_at: timestamp.nullable(),
  /** Whether there is a parent to share it with. */
  has_parent: z.boolean(),
  /** Who made it. */
  teacher: z.object({ id: z.number(), full_name: z.string() }),
  permissions: z.object({ change: z.boolean(), stop_sharing: z.boolean() }),
});
export type StudentReport = z.infer<typeof studentReport>;

/** A report that a teacher shared, as the child's parent reads it. */
const familyReport = z.object({
  id: z.number(),
  child: z.object({ id: z.number(), full_name: z.string() }),
  teacher: z.string(),
  /** The course or challenge; null where it is gone. */
  about: z.string().nullable(),
  start_date: isoDate,
  end_date: isoDate,
  shared_at: timestamp,
  /** Markdown. */
  text: z.string(),
});
export type FamilyReport = z.infer<typeof familyReport>;

const rowOf = (missing: string) =>
  z.coerce.number(missing).int(missing).positive(missing).max(2_147_483_647, missing);
const reportOn = <T extends (typeof reportTargets)[number]>(target: T, missing: string) =>
  z.object({
    target_type: z.literal(target),
    target_id: rowOf(missing),
    student_id: id.optional(),
    start_date: z.iso.date('Start date is required'),
    end_date: z.iso.date('End date is required'),
  });

/** What a teacher fills in to have reports written. */
export const reportRequest = z
  .discriminatedUnion('target_type', [
    reportOn('Course', 'Please choose a course'),
    reportOn('Challenge', 'Please choose a challenge'),
  ])
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    path: ['end_date'],
    message: 'The end date cannot be before the start date',
    ...checkDespiteOtherErrors,
  });

/** What the reports of one class and the same days are found by. */
const reportSet = z.object({
  target_type: z.enum(reportTargets),
  target_id: id,
  start_date: z.iso.date('Start date is required'),
  end_date: z.iso.date('End date is required'),
});

/** Pieces the coach read more than once: mean scores of their first attempts and of what was handed in. */
export const redraftedPieces = z.object({ pieces_count: z.number(), first: z.number(), last: z.number() });
export type RedraftedPieces = z.infer<typeof redraftedPieces>;

const classSummary = z.object({
  /** Of the course or challenge. */
  title: z.string(),
  students_count: z.number(),
  /** Finished by them on these days. */
  pieces_count: z.number(),
  words_count: z.number(),
  /** Who finished nothing, by name. */
  without_work: z.array(z.object({ id: z.number(), full_name: z.string() })),
  redrafted: redraftedPieces.nullable(),
  /** What to teach next, and the number of pieces that rests on: the newest marked one of each student. */
  teaching_point: z
    .object({ criterion: z.enum(criteria), rule: z.string(), students_count: z.number() })
    .nullable(),
  marked_count: z.number(),
  criteria: z.array(
    z.object({
      criterion: z.enum(criteria),
      share: z.number(),
      expected: z.number(),
      pieces_count: z.number(),
    }),
  ),
});
export type ClassSummary = z.infer<typeof classSummary>;

/** "4 pieces were drafted again after feedback: score 52 at first, 61 at the end." */
export const redraftedSentence = ({ pieces_count, first, last }: RedraftedPieces): string =>
  `${pluralise(pieces_count, 'piece was', 'pieces were')} drafted again after feedback: score ${Math.round(first)} at first, ${Math.round(last)} at the end${pieces_count > 1 ? ', on average' : ''}.`;

const chosenReports = z.object({ report_ids: z.array(id).min(1).max(200) });

export const reports = endpoints({
  readClassSummary: {
    method: 'GET',
    path: '/activity_reports/class_summary',
    summary: 'What a class finished on some days, and what to teach it next',
    access: ['teacher'],
    query: reportSet,
    response: json(classSummary),
  },
  classReportsPdf: {
    method: 'GET',
    path: '/activity_reports/pdf',
    summary: 'The class summary and all finished reports of the same days in one PDF file, to print',
    access: ['teacher'],
    query: reportSet,
    response: download,
  },
  listReports: {
    method: 'GET',
    path: '/activity_reports',
    summary:
      'Reports that the teacher made, and those that are shared with the parents of their classes, newest first',
    access: ['teacher'],
    query: z.object({
      ...paging,
      status_eq: z.enum(reportStatuses).optional(),
      student_id_eq: id.optional(),
      target_of_Course_type_id_eq: id.optional(),
      target_of_Challenge_type_id_eq: id.optional(),
    }),
    response: list(studentReport),
  },
  readReport: {
    method: 'GET',
    path: '/activity_reports/:id',
    summary: 'One report',
    access: ['teacher'],
    params: idParams,
    response: json(studentReport),
  },
  requestReports: {
    method: 'POST',
    path: '/activity_reports',
    summary:
      'Ask for reports on a course or challenge, for one student or all who finished a piece; asking again makes them again',
    access: ['teacher'],
    rateLimit: 'message',
    body: reportRequest,
    /** Who finished nothing on these days gets none. */
    response: json(z.object({ reports: z.array(studentReport), without_work: z.number() })),
  },
  reportPdf: {
    method: 'GET',
    path: '/activity_reports/:id/pdf',
    summary: 'A completed report as a PDF file',
    access: ['teacher'],
    params: idParams,
    response: download,
  },
  writingPdf: {
    method: 'GET',
    path: '/writings/:id/pdf',
    summary: 'A finished writing as a PDF file, for people who may read it',
    access: 'signed-in',
    params: idParams,
    response: download,
  },
  shareReports: {
    method: 'PUT',
    path: '/activity_reports/share',
    summary: 'Let the parents of these students read finished reports that the caller made; parents are told',
    access: ['teacher'],
    body: chosenReports,
    response: list(studentReport),
  },
  stopSharingReports: {
    method: 'PUT',
    path: '/activity_reports/stop_sharing',
    summary: 'Take shared reports back from parents; for everybody who teaches the class today',
    access: ['teacher'],
    body: chosenReports,
    response: list(studentReport),
  },
  listFamilyReports: {
    method: 'GET',
    path: '/family_reports',
    summary: 'Reports on children that teachers shared with their parent, newest first',
    access: ['parent'],
    query: z.object({ student_id_eq: id.optional() }),
    response: list(familyReport.omit({ text: true })),
  },
  readFamilyReport: {
    method: 'GET',
    path: '/family_reports/:id',
    summary: 'A report that a teacher shared with the parent',
    access: ['parent'],
    params: idParams,
    response: json(familyReport),
  },
  familyReportPdf: {
    method: 'GET',
    path: '/family_reports/:id/pdf',
    summary: 'A report that a teacher shared with the parent, as a PDF file',
    access: ['parent'],
    params: idParams,
    response: download,
  },
  retryReport: {
    method: 'POST',
    path: '/activity_reports/:id/retry',
    summary: 'Try a failed report again',
    access: ['teacher'],
    params: idParams,
    response: json(studentReport),
  },
});
