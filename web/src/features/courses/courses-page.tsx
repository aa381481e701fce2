import { type Course, type Page, screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { CourseCard } from './course-card.tsx';
import { askDelete } from './course-questions.ts';
import { courseList, coursesPerPage, useDeleteCourse } from './courses.queries.ts';

const NewCourse = () => (
  <Button
    component={Link}
    to={screens['create-course'].path}
    color="coral"
    leftSection={<IconPlus size={20} aria-hidden />}
  >
    New Course
  </Button>
);

interface CoursesProps {
  list: Page<Course>;
  isStale: boolean;
  page: number;
  onPage: (page: number) => void;
}

const Courses = ({ list: { items, meta }, isStale, page, onPage }: CoursesProps) => {
  const remove = useDeleteCourse();
  const ask = async (course: Course) => {
    if (!(await askDelete(course))) return;
    // The last card of the last page takes its page with it.
    const wasLast = items.length === 1 && page > 1;
    remove.mutate(course, { onSuccess: () => wasLast && onPage(page - 1) });
  };
  return (
    <>
      <CardGrid items={items} label="My Courses" isStale={isStale}>
        {(course) => <CourseCard course={course} isBusy={remove.isPending} onDelete={() => ask(course)} />}
      </CardGrid>
      <Pagination page={page} total={meta.total} perPage={coursesPerPage} onChange={onPage} />
    </>
  );
};

export const CoursesPage = () => {
  const { page, setPage } = useUrlFilters();
  const query = useQuery(courseList(page));
  return (
    <>
      <PageHeader title="My Courses" text="Your classes: what they work on and the code students join with.">
        <NewCourse />
      </PageHeader>
      <QueryState query={query} skeleton={<CardsSkeleton count={3} height={340} />}>
        {(list) =>
          list.meta.total === 0 ? (
            <EmptyState
              title="You haven't created any courses yet"
              text="A course gathers a class and its activities. Students join it with the class code."
            />
          ) : (
            <Courses list={list} isStale={query.isPlaceholderData} page={page} onPage={setPage} />
          )
        }
      </QueryState>
    </>
  );
};
