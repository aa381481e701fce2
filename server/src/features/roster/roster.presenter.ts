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
import type { AppliedRoster } from './apply/apply-roster.ts';
import type { Problems } from './files/roster-problems.ts';
import type { Plan } from './plan/plan.ts';

/** As many of each kind as somebody looks through. */
const shownMax = 100;

interface Shown {
  count: number;
  changes: Pick<RosterResult['changes'][number], 'name' | 'detail'>[];
}

/** Counts a list, and describes the first ones. */
const show = <Row>(rows: Row[], describe: (row: Row) => Shown['changes'][number]): Shown => ({
  count: rows.length,
  changes: rows.slice(0, shownMax).map(describe),
});

const fieldNames = { full_name: 'name', grade_level: 'year' } as const;

const updatedFields = (set: Plan['updateStudents'][number]['set']): string =>
  [
    ...(set.full_name === undefined ? [] : [fieldNames.full_name]),
    ...(set.grade_level === undefined ? [] : [fieldNames.grade_level]),
  ].join(', ');

const yearOf = (grade: number | null): string => (grade === null ? '' : `Year ${grade}`);

const changesOf = (plan: Plan, staffName: (id: number) => string): Record<RosterChangeKind, Shown> => ({
  staff_invited: show(plan.invite, ({ full_name, email }) => ({ name: full_name, detail: email })),
  staff_matched: show(plan.linkStaff, ({ person }) => ({ name: person.full_name, detail: person.email })),
  class_made: show(plan.makeClasses, ({ rosterClass, teacher_id }) => ({
    name: rosterClass.title,
    detail: `Led by ${staffName(teacher_id)}`,
  })),
  co_teacher_added: show(plan.addCoTeachers, ({ title, teacher_id }) => ({
    name: staffName(teacher_id),
    detail: title,
  })),
  student_added: show(plan.addStudents, ({ full_name, grade_level }) => ({
    name: full_name,
    detail: yearOf(grade_level),
  })),
  student_matched: show(plan.linkStudents, ({ person }) => ({
    name: person.full_name,
    detail: yearOf(person.grade_level),
  })),
  student_updated: show(plan.updateStudents, ({ person, set }) => ({
    name: person.full_name,
    detail: updatedFields(set),
  })),
  student_enrolled: show(plan.enroll, ({ name, title }) => ({ name, detail: title })),
  student_left: show(plan.leave, ({ name, title }) => ({ name, detail: title })),
});

const noCounts = (): RosterCounts => recordOf(rosterChangeKinds, () => 0);

/** A dry run, or a zip that cannot be used, changes nothing. */
export const nothingApplied: AppliedRoster = {
  student_ids: [],
  staff_ids: [],
  course_ids: [],
  invitation_ids: [],
};

export const presentRejection = (problem: RosterProblem): RosterResult => ({
  can_apply: false,
  counts: noCounts(),
  notes: [],
  problems: [problem],
  problems_count: 1,
  changes: [],
  ...nothingApplied,
});

interface Presented {
  plan: Plan;
  problems: Problems;
  staffName: (id: number) => string;
  applied: AppliedRoster;
}

export const presentPlan = ({ plan, problems, staffName, applied }: Presented): RosterResult => {
  const changes = changesOf(plan, staffName);
  return {
    can_apply: true,
    counts: recordOf(rosterChangeKinds, (kind) => changes[kind].count),
    notes: plan.notes,
    problems: problems.list(),
    problems_count: problems.count(),
    changes: rosterChangeKinds.flatMap((kind) =>
      changes[kind].changes.map((change) => ({ kind, ...change })),
    ),
    ...applied,
  };
};

/** Below the names of the columns, what is quoted comes out of somebody's line. */
const withoutQuote = ({ file, line, reason }: RosterProblem): RosterProblem => ({
  file,
  line,
  reason: line !== null && line > 1 ? reason.replaceAll(/“[^”]*”/g, '“…”') : reason,
});

/** What is kept of a run names nobody, and quotes no line. */
export const removeNamesAndQuotes = ({
  can_apply,
  counts,
  notes,
  problems,
  problems_count,
}: RosterResult): RosterRunResult => ({
  can_apply,
  counts,
  notes,
  problems: problems.map(withoutQuote),
  problems_count,
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
