import {
  criteria,
  type MarkComparisonFigures,
  type MarkComparisonReport,
  minimumDraftsForComparison,
} from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import { type BlindMarkRow, findCriteriaNeedingApproval, listBlindMarks } from './mark-comparison.queries.ts';
import { kappaInterval } from './weighted-kappa.ts';

const shareWithin = (rows: BlindMarkRow[], distance: number): number =>
  rows.filter(({ teacher, coach }) => Math.abs(teacher - coach) <= distance).length / rows.length;

const figuresOf = (rows: BlindMarkRow[]): MarkComparisonFigures => {
  const scripts = new Set(rows.map(({ script }) => script)).size;
  if (scripts < minimumDraftsForComparison) return { scripts, figures: null };
  const figures = {
    exact: shareWithin(rows, 0),
    within_one: shareWithin(rows, 1),
    kappa: kappaInterval(rows),
  };
  return { scripts, figures };
};

const groupedBy = (rows: BlindMarkRow[], keyOf: (row: BlindMarkRow) => number | null): BlindMarkRow[][] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key));

/** Thirty drafts together tell the mark of none, unless all agree: a colleague's marks are there to be read. */
const writingsWithMarksTold = (groups: BlindMarkRow[][]): number[] => [
  ...new Set(
    groups
      .filter((rows) => figuresOf(rows).figures?.exact === 1)
      .flatMap((rows) => rows.map(({ writing_id }) => writing_id)),
  ),
];

const classesOf = (rows: BlindMarkRow[]): MarkComparisonReport['classes'] => {
  const titles = new Map(
    rows.flatMap(({ course_id, course_title }) =>
      course_id !== null && course_title !== null ? [[course_id, course_title] as const] : [],
    ),
  );
  return [...titles]
    .map(([id, title]) => ({
      course: { id, title },
      ...figuresOf(rows.filter(({ course_id }) => course_id === id)),
    }))
    .toSorted(
      (one, other) => one.course.title.localeCompare(other.course.title) || one.course.id - other.course.id,
    );
};

const teachersOf = (rows: BlindMarkRow[]): MarkComparisonReport['teachers'] => {
  const names = new Map(rows.map(({ teacher_id, teacher_name }) => [teacher_id, teacher_name] as const));
  return [...names]
    .map(([id, full_name]) => ({
      teacher: { id, full_name },
      ...figuresOf(rows.filter(({ teacher_id }) => teacher_id === id)),
    }))
    .toSorted(
      (one, other) =>
        one.teacher.full_name.localeCompare(other.teacher.full_name) || one.teacher.id - other.teacher.id,
    );
};

/** From blind marks only: a mark given in sight of the coach's says nothing about the coach. */
export const readMarkComparison = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  teacher: Caller,
  { courseId, teacherId = teacher.id }: { courseId: number | undefined; teacherId: number | undefined },
): Promise<MarkComparisonReport> => {
  const { db } = deps;
  const given = await listBlindMarks(db, teacher, courseId);
  const rows = given.filter(({ teacher_id }) => teacher_id === teacherId);
  const course =
    courseId === undefined ? undefined : await findCriteriaNeedingApproval(db, teacher, courseId);
  const byCriterion = criteria.map((criterion) => ({
    criterion,
    found: rows.filter((row) => row.criterion === criterion),
  }));
  const groups = [
    rows,
    ...byCriterion.map(({ found }) => found),
    ...groupedBy(given, ({ teacher_id }) => teacher_id),
    ...groupedBy(rows, ({ course_id }) => course_id),
  ];
  await noteSeenMarks(deps, teacher, writingsWithMarksTold(groups));
  return {
    all: figuresOf(rows),
    criteria: byCriterion.flatMap(({ criterion, found }) =>
      found.length === 0 ? [] : { criterion, ...figuresOf(found) },
    ),
    classes: courseId === undefined ? classesOf(rows) : [],
    teachers: teachersOf(given),
    held_criteria: course?.held ?? null,
    permissions: { hold: course?.lead === teacher.id },
  };
};
