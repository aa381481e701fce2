import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import {
  type AssignmentFilters,
  assignmentList,
  filterNames,
  loadActivityOptions,
  loadCourseOptions,
  loadStudentOptions,
  perPage,
} from './assignments.queries.ts';
import { AssignmentsTable } from './assignments-table.tsx';

const statusOptions = writingStatusLabels.map(({ status, label }) => ({ value: status, label }));

const Filters = ({ field }: FiltersProps<AssignmentFilters>) => (
  <FilterBar
    search={
      <SearchField label="Search by title, student, course or challenge..." {...field('teacher_keyword')} />
    }
  >
    <FilterSelect label="Status" {...field('status_eq')} data={statusOptions} />
    <OptionFilter label="Activity" {...field('activity_id_eq')} load={loadActivityOptions} />
    <OptionFilter label="Course" {...field('course_id_eq')} load={loadCourseOptions} />
    <OptionFilter label="Student" {...field('student_id_eq')} load={loadStudentOptions} />
    <Checkbox
      label="Overdue only"
      checked={field('overdue').value === 'true'}
      onChange={({ currentTarget }) => field('overdue').onChange(currentTarget.checked ? 'true' : null)}
      styles={{ body: { alignItems: 'center', minHeight: '2.75rem' } }}
    />
  </FilterBar>
);

const nothingAssigned = (
  <EmptyState
    title="Nothing is assigned yet"
    text="Publish an activity in a class or challenge, and every student's work shows here."
  />
);

export const TeacherAssignmentsPage = () => {
  const { filters, field, page, isFiltered, setPage, clear } = useUrlFilters(...filterNames);
  const query = useQuery(assignmentList(filters, page));
  return (
    <>
      <PageHeader title="Assignments" text="Who has what to do, by when, and how far it is." />
      <Filters field={field} />
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={6} columns={1} height={72} />}
        empty={isFiltered ? <NoMatch title="No assignments match" onClear={clear} /> : nothingAssigned}
        page={page}
        perPage={perPage}
        onPage={setPage}
      >
        {(items) => <AssignmentsTable items={items} />}
      </PagedList>
    </>
  );
};
