import { screenPath } from '@inkling/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { addDays, dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify, type OutgoingNotification } from '../notifications/index.ts';
import { listActiveStudents } from './completed-writings.queries.ts';
import { makeReport } from './make-report.job.ts';
import { upsertReports } from './reports.queries.ts';

const weekDays = 7;

export const reportsReadyNotification = (teacherId: number, end_date: string): OutgoingNotification => ({
  user_id: teacherId,
  topic: 'reminders',
  title: 'Your weekly reports',
  body: 'What your students wrote last week, ready to read.',
  link: screenPath('teacher-activity-report-list'),
  dedupe_key: `reports ${end_date}`,
});

/** Before school on Monday, about the week until Sunday; a second run of the same morning makes nothing new. */
export const makeWeeklyReportsForTeachers = job({
  name: 'weekly-reports',
  data: z.object({}),
  schedule: '0 6 * * 1',
  run: async (deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>) => {
    const now = deps.clock.now();
    const zone = deps.config.TIME_ZONE;
    const end_date = addDays(dateInTimeZone(zone, now), -1);
    const start_date = addDays(end_date, 1 - weekDays);
    const active = await listActiveStudents(deps.db, { from: start_date, to: end_date, zone });
    await deps.db.transaction(async (tx) => {
      const rows = active.map(({ teacher_id, student_id, course_id }) => ({
        teacher_id,
        student_id,
        target_type: 'Course' as const,
        target_id: course_id,
        start_date,
        end_date,
      }));
      const made = await upsertReports(tx, rows, now);
      for (const report_id of made) await deps.queue.send(tx, makeReport, { report_id });
      const teachers = [...new Set(active.map(({ teacher_id }) => teacher_id))];
      await notify(
        deps,
        tx,
        teachers.map((user_id) => reportsReadyNotification(user_id, end_date)),
      );
    });
  },
});
