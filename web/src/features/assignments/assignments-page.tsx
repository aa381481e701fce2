import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { OptionSelect } from '../../ui/option-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import { writingStatuses } from '../../ui/writing-status.ts';
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

const statusOptions = writingStatuses.map(({ status, label }) => ({ value: status, label }));

const Filters = ({ filters, onChange }: FiltersProps<AssignmentFilters>) => (
  <FilterBar
    search={
      <SearchField
        label="Search by title, student, course or challenge..."
        value={filters.teacher_keyword}
        onSearch={(teacher_keyword) => onChange({ teacher_keyword })}
      />
    }
  >
    <FilterSelect
      label="Status"
      value={filters.status_eq}
      onChange={(status_eq) => onChange({ status_eq })}
      data={statusOptions}
    />
    <OptionSelect
      label="Activity"
      value={filters.activity_id_eq}
      onChange={(activity_id_eq) => onChange({ activity_id_eq })}
      load={loadActivityOptions}
    />
    <OptionSelect
      label="Course"
      value={filters.course_id_eq}
      onChange={(course_id_eq) => onChange({ course_id_eq })}
      load={loadCourseOptions}
    />
    <OptionSelect
      label="Student"
      value={filters.student_id_eq}
      onChange={(student_id_eq) => onChange({ student_id_eq })}
      load={loadStudentOptions}
    />
    <Checkbox
      label="Overdue only"
      checked={filters.overdue === 'true'}
      onChange={({ currentTarget }) => onChange({ overdue: currentTarget.checked ? 'true' : null })}
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

export const AssignmentsPage = () => {
  const { filters, page, isFiltered, setFilters, setPage, clear } = useUrlFilters(...filterNames);
  const query = useQuery(assignmentList(filters, page));
  return (
    <>
      <PageHeader title="Assignments" text="Who has what to do, by when, and how far it is." />
      <Filters filters={filters} onChange={setFilters} />
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
