import { type Student, screenPath } from '@inkling/contract';
import { Button, Text } from '@mantine/core';
import { IconDownload, IconFileImport, IconId, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { OptionSelect } from '../../ui/option-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { askToRemove } from './ask-to-remove.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { StudentForm } from './student-form.tsx';
import { StudentTable } from './student-table.tsx';
import {
  loadActivityOptions,
  loadCourseOptions,
  noFilters,
  type StudentFilters,
  studentFilterNames,
  studentList,
  studentsPerPage,
  useExportStudents,
  useRemoveStudent,
} from './students.queries.ts';

/** Which dialog stands open: adding, importing, or changing a student. */
type Dialog = 'add' | 'import' | Student | null;

interface HeaderProps {
  filters: StudentFilters;
  onOpen: (dialog: Dialog) => void;
}

const Header = ({ filters, onOpen }: HeaderProps) => {
  const exporting = useExportStudents();
  const query: Record<string, string> = filters.course_id_eq ? { course: filters.course_id_eq } : {};
  return (
    <PageHeader
      title="Student Management"
      text="Everybody in your courses and challenges, and whom you added."
    >
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate(filters)}
      >
        Export
      </Button>
      <Button
        component={Link}
        to={screenPath('teacher-login-cards', {}, query)}
        variant="default"
        leftSection={<IconId size={18} aria-hidden />}
      >
        Login cards
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => onOpen('import')}
      >
        Import
      </Button>
      <Button
        color="coral"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={() => onOpen('add')}
      >
        Add Student
      </Button>
    </PageHeader>
  );
};

interface FiltersProps {
  filters: StudentFilters;
  onChange: (changes: Partial<Record<keyof StudentFilters, string | null>>) => void;
}

const Filters = ({ filters, onChange }: FiltersProps) => (
  <FilterBar
    search={
      <SearchField
        label="Find students.."
        value={filters.keyword}
        onSearch={(keyword) => onChange({ keyword })}
      />
    }
  >
    <OptionSelect
      label="Assigned Activity"
      value={filters.assigned_activity_id}
      onChange={(assigned_activity_id) => onChange({ assigned_activity_id })}
      load={loadActivityOptions}
    />
    <OptionSelect
      label="Course"
      value={filters.course_id_eq}
      onChange={(course_id_eq) => onChange({ course_id_eq })}
      load={loadCourseOptions}
    />
  </FilterBar>
);

interface ListProps extends FiltersProps {
  page: number;
  onPage: (page: number) => void;
  onOpen: (dialog: Dialog) => void;
}

const NoStudents = ({ filters, onChange, onOpen }: Omit<ListProps, 'page' | 'onPage'>) =>
  Object.values(filters).some(Boolean) ? (
    <EmptyState title="No students found" text="Nobody matches your search.">
      <Button variant="default" mt="md" onClick={() => onChange(noFilters)}>
        Clear filters
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      title="No students found"
      text="Give your students a class code, add them one by one, or import a class list."
    >
      <Button mt="md" onClick={() => onOpen('import')}>
        Import students
      </Button>
    </EmptyState>
  );

const StudentList = ({ page, onPage, ...rest }: ListProps) => {
  const query = useQuery(studentList(rest.filters, page));
  const remove = useRemoveStudent();
  const askAndRemove = async (student: Student) => {
    if (await askToRemove(student)) remove.mutate(student);
  };
  return (
    <QueryState query={query} skeleton={<CardsSkeleton count={5} columns={1} height={88} />}>
      {({ items, meta }) =>
        items.length === 0 ? (
          <NoStudents {...rest} />
        ) : (
          <>
            <Text c="dimmed" mb="sm" role="status">
              {meta.total === 1 ? '1 student' : `${meta.total.toLocaleString('en')} students`}
            </Text>
            <StudentTable students={items} onEdit={rest.onOpen} onRemove={askAndRemove} />
            <Pagination page={page} total={meta.total} perPage={studentsPerPage} onChange={onPage} />
          </>
        )
      }
    </QueryState>
  );
};

export const StudentsPage = () => {
  const { filters, page, setFilters, setPage } = useUrlFilters(...studentFilterNames);
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Header filters={filters} onOpen={setDialog} />
      <Filters filters={filters} onChange={setFilters} />
      <StudentList filters={filters} onChange={setFilters} page={page} onPage={setPage} onOpen={setDialog} />
      {dialog === 'import' && <ImportDialog courseId={filters.course_id_eq} onClose={close} />}
      {dialog !== null && dialog !== 'import' && (
        <StudentForm student={dialog === 'add' ? null : dialog} onClose={close} />
      )}
    </>
  );
};
