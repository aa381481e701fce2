import {
  type RosterChangeKind,
  type RosterCounts,
  type RosterProblem,
  type RosterResult,
  type RosterRun,
  type RosterRunResult,
  recordOf,
  rosterChangeKinds,
} from '@inkling/contract';
import type { rosterRuns } from '../../db/schema/index.ts';
import type { Problems } from './files/roster-problems.ts';
import type { Plan } from './plan/plan.ts';

/** As many of each kind as somebody looks through. */
const shownMax = 100;

type Change = RosterResult['changes'][number];
type Told = Omit<Change, 'kind'>;

const fieldNames = { full_name: 'name', grade_level: 'year' } as const;

const updatedFields = (set: Plan['updateStudents'][number]['set']): string =>
  [
    ...(set.full_name === undefined ? [] : [fieldNames.full_name]),
    ...(set.grade_level === undefined ? [] : [fieldNames.grade_level]),
  ].join(', ');

const yearOf = (grade: number | null): string => (grade === null ? '' : `Year ${grade}`);

const changesOf = (
  plan: Plan,
  staffName: (id: number) => string,
): Record<RosterChangeKind, (() => Told)[]> => ({
  staff_invited: plan.invite.map((person) => () => ({ name: person.full_name, detail: person.email })),
  staff_matched: plan.linkStaff.map(({ person }) => () => ({ name: person.full_name, detail: person.email })),
  class_made: plan.makeClasses.map(({ rosterClass, teacher_id }) => () => ({
    name: rosterClass.title,
    detail: `Led by ${staffName(teacher_id)}`,
  })),
  co_teacher_added: plan.addCoTeachers.map(({ title, teacher_id }) => () => ({
    name: staffName(teacher_id),
    detail: title,
  })),
  student_added: plan.addStudents.map((person) => () => ({
    name: person.full_name,
    detail: yearOf(person.grade_level),
  })),
  student_matched: plan.linkStudents.map(({ person }) => () => ({
    name: person.full_name,
    detail: yearOf(person.grade_level),
  })),
  student_updated: plan.updateStudents.map(({ person, set }) => () => ({
    name: person.full_name,
    detail: updatedFields(set),
  })),
  student_enrolled: plan.enroll.map(({ name, title }) => () => ({ name, detail: title })),
  student_left: plan.leave.map(({ name, title }) => () => ({ name, detail: title })),
});

const noCounts = (): RosterCounts => recordOf(rosterChangeKinds, () => 0);

/** A zip that cannot be used changes nothing. */
export const presentRejection = (problem: RosterProblem): RosterResult => ({
  can_apply: false,
  counts: noCounts(),
  notes: [],
  problems: [problem],
  problems_count: 1,
  changes: [],
  student_ids: [],
});

interface Presented {
  plan: Plan;
  problems: Problems;
  staffName: (id: number) => string;
  student_ids: number[];
}

export const presentPlan = ({ plan, problems, staffName, student_ids }: Presented): RosterResult => {
  const changes = changesOf(plan, staffName);
  return {
    can_apply: true,
    counts: recordOf(rosterChangeKinds, (kind) => changes[kind].length),
    notes: plan.notes,
    problems: problems.list(),
    problems_count: problems.count(),
    changes: rosterChangeKinds.flatMap((kind) =>
      changes[kind].slice(0, shownMax).map((tell) => ({ kind, ...tell() })),
    ),
    student_ids,
  };
};

/** Below the names of the columns, what is quoted comes out of somebody's line. */
const withoutQuote = ({ file, line, reason }: RosterProblem): RosterProblem => ({
  file,
  line,
  reason: line !== null && line > 1 ? reason.replaceAll(/“[^”]*”/g, '“…”') : reason,
});

/** What is kept of a run names nobody, and quotes no line. */
export const withoutNames = ({ changes: _, student_ids: __, ...kept }: RosterResult): RosterRunResult => ({
  ...kept,
  problems: kept.problems.map(withoutQuote),
});

export const presentRun = ({
  created_at,
  source,
  filename,
  result,
}: typeof rosterRuns.$inferSelect): RosterRun => ({
  created_at: created_at.toISOString(),
  source,
  filename,
  ...result,
});
