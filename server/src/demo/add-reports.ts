import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { addInAppNotification } from '../features/notifications/index.ts';
import { listStudentsWithWork, makeReport, reportsReadyNotification } from '../features/reports/index.ts';
import type { CoursesAndActivities } from './add-courses-and-activities.ts';
import type { DemoPeople } from './add-people.ts';
import type { DemoClock } from './demo-clock.ts';
import { addReport } from './demo-school.queries.ts';
import { challengeReports, courseReportPeriod, failedReportDays } from './reports.ts';
import { classmates } from './writings/classmates.ts';

interface DemoSchool {
  people: DemoPeople;
  teaching: CoursesAndActivities;
  clock: DemoClock;
}

interface Days {
  from: number;
  to: number;
}

/** Everybody with the course they are in; the list shows the last first. */
const members = ({ people, teaching }: DemoSchool) => [
  ...people.others.map(({ id }, index) => ({
    id,
    course_id: teaching.courses[classmates[index]?.course ?? 'year5'],
  })),
  { id: people.leo.id, course_id: teaching.courses.year3 },
  { id: people.zara.id, course_id: teaching.courses.year5 },
  { id: people.mia.id, course_id: teaching.courses.year5 },
];

interface ClassReport {
  teacher_id: number;
  student_id: number;
  target_type: 'Course';
  target_id: number;
  start_date: string;
  end_date: string;
}

/** Nobody gets a report on nothing. */
const withWork = async <Row extends ClassReport>(deps: Deps, db: Db, rows: Row[]): Promise<Row[]> => {
  const kept: Row[] = [];
  for (const row of rows) {
    const atWork = await listStudentsWithWork(db, row, deps.config.TIME_ZONE);
    if (atWork.includes(row.student_id)) kept.push(row);
  }
  return kept;
};

/** Written after the first start, like any report, once the coach has read the pieces. */
export const addReports = async (deps: Deps, db: Db, school: DemoSchool): Promise<void> => {
  const { people, teaching, clock } = school;
  const rowOf = (student_id: number, { from, to }: Days) => ({
    teacher_id: people.teacher.id,
    student_id,
    start_date: clock.day(from),
    end_date: clock.day(to),
    created_at: clock.afterSchool(-to),
  });
  const ofClasses = members(school).map(({ id, course_id }) => ({
    ...rowOf(id, courseReportPeriod),
    target_type: 'Course' as const,
    target_id: course_id,
    shared_at: clock.afterSchool(-courseReportPeriod.to),
  }));
  const wanted = [
    ...(await withWork(deps, db, ofClasses)),
    ...challengeReports.map(({ of, days }) => ({
      ...rowOf(people.mia.id, days),
      target_type: 'Challenge' as const,
      target_id: teaching.challenges[of],
    })),
  ];
  await addReport(db, {
    ...rowOf(people.leo.id, failedReportDays),
    target_type: 'Course',
    target_id: teaching.courses.year3,
    status: 'failed',
  });
  for (const row of wanted) {
    const report_id = await addReport(db, row);
    await deps.queue.send(db, makeReport, { report_id });
  }
  await addInAppNotification(
    deps,
    db,
    reportsReadyNotification(people.teacher.id, clock.day(courseReportPeriod.to)),
  );
};
