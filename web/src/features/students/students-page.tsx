import { pluralise, type Student, screenPath } from '@inkling/contract';
import { Button, Text } from '@mantine/core';
import { IconDownload, IconFileImport, IconId, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import { confirmRemove } from './confirm-remove.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { StudentForm } from './student-form.tsx';
import { StudentTable } from './student-table.tsx';
import {
  loadActivityOptions,
  loadCourseOptions,
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

const Filters = ({ field }: FiltersProps<StudentFilters>) => (
  <FilterBar search={<SearchField label="Find students.." {...field('keyword')} />}>
    <OptionFilter label="Assigned Activity" {...field('assigned_activity_id')} load={loadActivityOptions} />
    <OptionFilter label="Course" {...field('course_id_eq')} load={loadCourseOptions} />
  </FilterBar>
);

const noStudents = (onImport: () => void) => (
  <EmptyState
    title="No students found"
    text="Give your students a class code, add them one by one, or import a class list."
  >
    <Button mt="md" onClick={onImport}>
      Import students
    </Button>
  </EmptyState>
);

export const StudentsPage = () => {
  const { filters, field, page, isFiltered, setPage, clear } = useUrlFilters(...studentFilterNames);
  const query = useQuery(studentList(filters, page));
  const remove = useRemoveStudent();
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  const askAndRemove = async (student: Student) => {
    if (await confirmRemove(student)) remove.mutate(student);
  };
  return (
    <>
      <Header filters={filters} onOpen={setDialog} />
      <Filters field={field} />
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={5} columns={1} height={88} />}
        empty={
          isFiltered ? (
            <NoMatch title="No students found" text="Nobody matches your search." onClear={clear} />
          ) : (
            noStudents(() => setDialog('import'))
          )
        }
        page={page}
        perPage={studentsPerPage}
        onPage={setPage}
      >
        {(students, total) => (
          <>
            <Text c="dimmed" mb="sm" role="status">
              {pluralise(total, 'student')}
            </Text>
            <StudentTable
              students={students}
              leavingId={remove.isPending ? remove.variables.id : undefined}
              onEdit={setDialog}
              onRemove={askAndRemove}
            />
          </>
        )}
      </PagedList>
      {dialog === 'import' && <ImportDialog courseId={filters.course_id_eq} onClose={close} />}
      {dialog !== null && dialog !== 'import' && (
        <StudentForm student={dialog === 'add' ? null : dialog} onClose={close} />
      )}
    </>
  );
};
