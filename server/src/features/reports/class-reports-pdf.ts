import {
  type ClassSummary,
  criterionLabels,
  pluralise,
  redraftedSentence,
  reportBlocks,
} from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Download } from '../../http/register-endpoints.ts';
import { PdfDocument } from '../../services/pdf/pdf-document.ts';
import { noteMarksInReports } from './note-marks-in-reports.ts';
import { type ReportSet, readClassSummary } from './read-class-summary.ts';
import { putBlock } from './report-pdf.ts';
import { listReportsOfSet } from './reports.queries.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const dayOf = (day: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const putSummary = (paper: PdfDocument, summary: ClassSummary, { start_date, end_date }: ReportSet): void => {
  const { title, students_count, pieces_count, words_count, teaching_point, without_work } = summary;
  paper
    .title(title)
    .caption(`Class summary · ${dayOf(start_date)} to ${dayOf(end_date)}`)
    .paragraph(
      `${pluralise(students_count, 'student')} finished ${pluralise(pieces_count, 'piece')} with ${pluralise(words_count, 'word')}.`,
    );
  if (summary.redrafted) paper.paragraph(redraftedSentence(summary.redrafted));
  if (teaching_point)
    paper
      .heading('What to teach next')
      .paragraph(`${criterionLabels[teaching_point.criterion]}: ${teaching_point.rule}`)
      .caption(
        `This rests on ${pluralise(summary.marked_count, 'marked piece')}, the newest of each student. For ${pluralise(teaching_point.students_count, 'student')} this is the next step.`,
      );
  if (summary.criteria.length > 0)
    paper
      .heading('Share of the marks')
      .table(
        [
          ['Criterion', 'Class', 'Usual', 'Pieces'],
          ...summary.criteria.map((each) => [
            criterionLabels[each.criterion],
            percent(each.share),
            percent(each.expected),
            String(each.pieces_count),
          ]),
        ],
        ['*', 80, 80, 80],
      );
  if (without_work.length > 0)
    paper
      .heading('No finished piece on these days')
      .paragraph(without_work.map(({ full_name }) => full_name).join(', '));
};

/** All of one class on paper: the summary first, then each report on a page of its own. */
export const classReportsPdf = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  set: ReportSet,
): Promise<Download> => {
  const summary = await readClassSummary(deps, caller, set);
  const reports = await listReportsOfSet(deps.db, caller, set);
  if (reports.length === 0) throw conflict('None of these reports is finished yet.');
  await noteMarksInReports(
    deps,
    caller,
    reports.map(({ report }) => report.id),
  );
  const paper = new PdfDocument(`Writing reports: ${summary.title}`);
  putSummary(paper, summary, set);
  for (const { report } of reports) {
    paper.pageBreak();
    for (const block of reportBlocks(report.report_result ?? '')) putBlock(paper, block);
  }
  return {
    filename: `Writing reports ${summary.title} ${set.end_date}.pdf`,
    content_type: 'application/pdf',
    bytes: await paper.finish(),
    about: reports.map(({ report }) => report.id),
  };
};
