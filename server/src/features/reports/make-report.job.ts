import { buildReport, type ReportInput, strongSentence } from '@inkling/coach';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { marksShown } from '../class-marks/index.ts';
import { languageModelConsentOf } from '../feedback/index.ts';
import { standingEvidence } from '../standing-marks/index.ts';
import { firstScoreOf } from '../writings/index.ts';
import {
  type CompletedWriting,
  findReportAndStudent,
  listCompletedWritings,
  type ReportAndStudent,
} from './completed-writings.queries.ts';
import { setReport } from './reports.queries.ts';

const scoreOf = (work: CompletedWriting) => {
  const value = work.teacher_scoring ?? work.ai_scoring;
  if (value === null) return null;
  return { value, by_teacher: work.teacher_scoring !== null, first: firstScoreOf(work) };
};

const writingOf = (work: CompletedWriting): ReportInput['writings'][number] => ({
  title: work.title,
  genre: work.writing_type,
  completed_at: work.completed_at,
  marks: marksShown(work),
  has_teacher_marks: work.teacher_marks.length > 0,
  unscored: work.unscored,
  words: work.words,
  minutes: work.seconds / 60,
  redrafts: work.redrafts,
  score: scoreOf(work),
  // What alarmed somebody is spoken about, not quoted.
  strong_sentence: work.is_worrying
    ? null
    : strongSentence(
        work.content,
        work.results.flatMap((result) =>
          standingEvidence(
            { criterion: result.criterion, result, left_out: work.left_out[result.criterion] ?? [] },
            work.teacher_marks,
            work.content,
          ),
        ),
      ),
  comment: work.comment,
});

/** Noon is on the same calendar day in every zone a school can be in. */
const noon = (day: string): Date => new Date(`${day}T02:00:00Z`);

const write = async (
  deps: Pick<Deps, 'coach' | 'config' | 'db'>,
  { report, student }: ReportAndStudent,
  work: CompletedWriting[],
): Promise<{ report_result: string; family_result: string }> => {
  const input: ReportInput = {
    student_name: student.full_name,
    writings: work.map(writingOf),
    period: { from: noon(report.start_date), to: noon(report.end_date) },
    timeZone: deps.config.TIME_ZONE,
  };
  const { markdown } = await deps.coach.report(input, await languageModelConsentOf(deps, student));
  return { report_result: markdown, family_result: buildReport({ ...input, reader: 'family' }).markdown };
};

/** Then it makes do with the marks there are: one stuck reading must not hold up a report for ever. */
export const longestWaitForMarksMs = 30 * 60_000;

/** A draft that has just changed is about to be read again; one that has waited longer may never be. */
const rereadStartsWithinMs = 5 * 60_000;

const awaitsMarks = ({ is_being_read, outdated_since }: CompletedWriting, now: Date): boolean => {
  const outdatedMs = outdated_since === null ? -1 : now.getTime() - outdated_since.getTime();
  return is_being_read || (outdatedMs >= 0 && outdatedMs < rereadStartsWithinMs);
};

/** Between two looks at whether the marks are there. */
const lookAgainAfterSeconds = 5;

export const makeReport = job({
  name: 'make-report',
  data: z.object({ report_id: z.number() }),
  retries: 2,
  run: async (deps: Pick<Deps, 'clock' | 'coach' | 'config' | 'db' | 'queue'>, { report_id }) => {
    const found = await findReportAndStudent(deps.db, report_id);
    // Two asks in one go: the second has nothing left to do.
    if (!found || found.report.status === 'completed') return;
    try {
      const work = await listCompletedWritings(deps.db, found.report, deps.config.TIME_ZONE);
      const now = deps.clock.now();
      const waitedMs = now.getTime() - found.report.updated_at.getTime();
      if (waitedMs < longestWaitForMarksMs && work.some((each) => awaitsMarks(each, now))) {
        await deps.queue.send(deps.db, makeReport, { report_id }, { afterSeconds: lookAgainAfterSeconds });
        return;
      }
      const texts = await write(deps, found, work);
      await setReport(deps.db, report_id, { status: 'completed', ...texts }, deps.clock.now());
    } catch (error) {
      // The teacher sees "failed" with Retry at once; the queue's own tries may still mend it.
      await setReport(deps.db, report_id, { status: 'failed' }, deps.clock.now());
      throw error;
    }
  },
});
