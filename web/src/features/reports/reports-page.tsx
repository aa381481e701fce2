import { pluralise, reportStatuses, type StudentReport } from '@inkling/contract';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import { ClassSummaryCard } from './class-summary.tsx';
import { NewReportDialog } from './new-report-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { statusLabels } from './report-labels.ts';
import { ReportListItem } from './report-list-item.tsx';
import {
  loadChallengeOptions,
  loadCourseOptions,
  loadStudentOptions,
  type ReportFilters,
  reportFilterNames,
  reportList,
  reportsPerPage,
} from './reports.queries.ts';

/** A report is about a course or a challenge, never both: choosing one lets go of the other. */
const Filters = ({ field }: FiltersProps<ReportFilters>) => (
  <FilterBar>
    <FilterSelect
      label="Status"
      {...field('status_eq')}
      data={reportStatuses.map((value) => ({ value, label: statusLabels[value] }))}
    />
    <OptionFilter
      label="Student"
      {...field('student_id_eq')}
      load={loadStudentOptions}
      labelOf={({ full_name }) => full_name}
    />
    <OptionFilter
      label="Course"
      {...field('target_of_Course_type_id_eq', { target_of_Challenge_type_id_eq: null })}
      load={loadCourseOptions}
    />
    <OptionFilter
      label="Challenge"
      {...field('target_of_Challenge_type_id_eq', { target_of_Course_type_id_eq: null })}
      load={loadChallengeOptions}
    />
  </FilterBar>
);

const NoReports = ({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) =>
  isFiltered ? (
    <NoMatch
      title="No Writing Reports Yet"
      text="No report matches your selected filters."
      clear="Reset Filters"
      onClear={onReset}
    />
  ) : (
    <EmptyState
      title="No Writing Reports Yet"
      text="Each Monday brings a report on every student who finished a piece in the week before. You can also ask for one now."
    />
  );

export const ReportsPage = () => {
  const { filters, field, page, isFiltered, setPage, clear } = useUrlFilters(...reportFilterNames);
  const query = useQuery(reportList(filters, page));
  const [read, setRead] = useState<StudentReport | null>(null);
  const [isAsking, ask] = useDisclosure();
  const isOfOneClass = Boolean(filters.target_of_Course_type_id_eq || filters.target_of_Challenge_type_id_eq);
  return (
    <>
      <PageHeader title="Writing Reports" text="What each student wrote, how it grew, and what comes next.">
        <Button color="coral" leftSection={<IconPlus size={20} aria-hidden />} onClick={ask.open}>
          New report
        </Button>
      </PageHeader>
      <Filters field={field} />
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={6} columns={3} height={260} />}
        empty={<NoReports isFiltered={isFiltered} onReset={clear} />}
        page={page}
        perPage={reportsPerPage}
        onPage={setPage}
      >
        {(reports, total) => (
          <>
            {isOfOneClass && reports[0] && (
              <ClassSummaryCard report={reports[0]} listed={query.isPlaceholderData ? [] : reports} />
            )}
            <Text c="dimmed" mb="md" role="status">
              {pluralise(total, 'report')} in total
            </Text>
            <CardGrid items={reports} label="Writing reports">
              {(report) => <ReportListItem report={report} onRead={() => setRead(report)} />}
            </CardGrid>
          </>
        )}
      </PagedList>
      <ReportDialog report={read} onClose={() => setRead(null)} />
      {isAsking && <NewReportDialog filters={filters} onClose={ask.close} />}
    </>
  );
};
