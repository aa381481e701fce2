import { type SchoolStudent, type SchoolStudentStatus, screenPath } from '@inkling/contract';
import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { BackLink } from '../../ui/detail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { MergeNotice } from './merge-notice.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { SchoolStudentTable } from './school-student-table.tsx';
import { schoolStudentsQuery } from './school-students.queries.ts';

const statuses: { value: SchoolStudentStatus; label: string }[] = [
  { value: 'current', label: 'At the school' },
  { value: 'archived', label: 'Archived' },
];

const currentText =
  'Find a student, move them to another class, merge two accounts of one child, or archive them when they leave. What they write is not shown here.';
const archiveText =
  'These students have left the school. Their writing is kept, but teachers at the school cannot open it until you bring the student back.';

interface ListProps {
  keyword: string;
  status: SchoolStudentStatus;
  onClear: () => void;
}

const Nobody = ({ keyword, status, onClear }: ListProps) => {
  if (keyword !== '')
    return <NoMatch title="No students found" text="Nobody matches your search." onClear={onClear} />;
  return status === 'archived' ? (
    <EmptyState
      title="Nobody is archived"
      text="Students you archive are listed here, and you can bring them back."
    />
  ) : (
    <EmptyState
      title="No students yet"
      text="They come with the school’s roster, or when teachers add them to their classes."
    />
  );
};

/** The accounts that shall be one; they stay chosen while an admin searches for the second. */
const useDoubles = () => {
  const [doubles, setDoubles] = useState<SchoolStudent[]>([]);
  const choose = (student: SchoolStudent) =>
    setDoubles((chosen) => [...chosen.filter(({ id }) => id !== student.id), student].slice(-2));
  return { doubles, choose, clear: () => setDoubles([]) };
};

const StudentList = (props: ListProps) => {
  const { keyword, status } = props;
  const query = useInfiniteQuery(schoolStudentsQuery(keyword, status));
  const [moved, setMoved] = useState<SchoolStudent | null>(null);
  const { doubles, choose, clear } = useDoubles();
  const [first, second] = doubles;
  return (
    <>
      {first && <MergeNotice student={first} onCancel={clear} />}
      <QueryState query={query} skeleton={<CardsSkeleton count={5} columns={1} height={72} />}>
        {({ pages }) => {
          const students = pages.flatMap((page) => page.students);
          if (students.length === 0) return <Nobody {...props} />;
          return (
            <Stack gap="md" align="flex-start">
              <SchoolStudentTable
                students={students}
                isArchive={status === 'archived'}
                onMove={setMoved}
                onMerge={choose}
              />
              {query.hasNextPage && (
                <Button
                  variant="default"
                  loading={query.isFetchingNextPage}
                  onClick={() => query.fetchNextPage()}
                >
                  Show more
                </Button>
              )}
            </Stack>
          );
        }}
      </QueryState>
      {moved && <MoveDialog student={moved} onClose={() => setMoved(null)} />}
      {first && second && <MergeDialog doubles={[first, second]} onClose={clear} />}
    </>
  );
};

/** Everybody at a school, for its admins: names and classes, and no work. */
export const SchoolStudentsPage = () => {
  const school = useUser()?.school;
  const { filters, field, setFilters, clear } = useUrlFilters('keyword', 'status');
  const status = filters.status === 'archived' ? 'archived' : 'current';
  if (school?.role !== 'admin' || !school.has_joined)
    return (
      <>
        <PageHeader title="Students of the school" />
        <EmptyState title="This is for admins" text="Whoever runs a school finds its students here." />
      </>
    );
  return (
    <>
      <BackLink to={screenPath('school')}>{school.name}</BackLink>
      <PageHeader title="Students of the school" text={status === 'archived' ? archiveText : currentText} />
      <FilterBar search={<SearchField label="Name or username" {...field('keyword')} />}>
        <SegmentedControl
          aria-label="Which students"
          data={statuses}
          value={status}
          onChange={(value) => setFilters({ status: value === 'archived' ? value : null })}
        />
      </FilterBar>
      <StudentList keyword={filters.keyword} status={status} onClear={clear} />
    </>
  );
};
