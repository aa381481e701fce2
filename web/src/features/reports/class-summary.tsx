import {
  type ClassSummary,
  criterionLabels,
  pluralise,
  redraftedSentence,
  type StudentReport,
} from '@inkling/contract';
import { Card, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { download } from '../../api/download.ts';
import { reports } from '../../api/typed-calls.ts';
import { StudentLinks } from '../../shared/student-link.tsx';
import { DownloadPdfButton } from '../../ui/download-pdf-button.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { periodOf } from './report-labels.ts';
import { classSummary, reportSetOf } from './reports.queries.ts';
import { ShareButton } from './share-button.tsx';

const TeachNext = ({ summary: { teaching_point, marked_count } }: { summary: ClassSummary }) =>
  teaching_point ? (
    <div>
      <Text fw={600}>What to teach next: {criterionLabels[teaching_point.criterion]}</Text>
      <Text>{teaching_point.rule}</Text>
      <Text c="dimmed" size="sm">
        This rests on {pluralise(marked_count, 'marked piece')}, the newest of each student. For{' '}
        {pluralise(teaching_point.students_count, 'student')} this is the next step.
      </Text>
    </div>
  ) : (
    <Text c="dimmed">
      No piece of these days has marks yet, so there is nothing to go on for what to teach next.
    </Text>
  );

const WithoutWork = ({ students }: { students: ClassSummary['without_work'] }) =>
  students.length > 0 && (
    <Text className={textClasses.breakable} size="sm" c="dimmed">
      No finished piece, and so no report: <StudentLinks students={students} />.
    </Text>
  );

interface ClassSummaryCardProps {
  report: StudentReport;
  /** The reports in sight; only the teacher's own of the same days are shared with it. */
  listed: StudentReport[];
}

/** About the class and the days of this report; shown over the reports of one course or challenge. */
export const ClassSummaryCard = ({ report, listed }: ClassSummaryCardProps) => {
  const { data: summary } = useQuery(classSummary(report));
  if (!summary) return null;
  const own = listed.filter(
    ({ start_date, end_date, permissions }) =>
      start_date === report.start_date && end_date === report.end_date && permissions.change,
  );
  const canPrint = report.permissions.change || own.length > 0;
  return (
    <Card component="section" aria-label="Class summary" mb="lg">
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h3">
            Class summary
          </Title>
          <Text c="dimmed">{periodOf(report)}</Text>
        </div>
        <Group gap="sm">
          <ShareButton reports={own} label={(count) => `Share ${count} with parents`} />
          {canPrint && (
            <DownloadPdfButton
              label="Print all"
              download={() => download(reports.classReportsPdf, { query: reportSetOf(report) })}
            />
          )}
        </Group>
      </Group>
      <Text mb="sm">
        {pluralise(summary.students_count, 'student')} finished {pluralise(summary.pieces_count, 'piece')}{' '}
        with {pluralise(summary.words_count, 'word')}.
        {summary.redrafted && ` ${redraftedSentence(summary.redrafted)}`}
      </Text>
      <TeachNext summary={summary} />
      <WithoutWork students={summary.without_work} />
    </Card>
  );
};
