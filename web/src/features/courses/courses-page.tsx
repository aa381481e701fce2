import { type Course, screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { CourseInvitations } from '../course-teachers/index.ts';
import { CourseCard } from './course-card.tsx';
import { confirmDelete } from './course-confirmations.ts';
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

const noCourses = (
  <EmptyState
    title="You haven't created any courses yet"
    text="A course gathers a class and its activities. Students join it with the class code."
  />
);

export const CoursesPage = () => {
  const { page, setPage } = useUrlFilters();
  const query = useQuery(courseList(page));
  const remove = useDeleteCourse();
  const ask = async (course: Course) => {
    if (!(await confirmDelete(course))) return;
    // The last card of the last page takes its page with it.
    const wasLast = query.data?.items.length === 1 && page > 1;
    remove.mutate(course, { onSuccess: () => wasLast && setPage(page - 1) });
  };
  return (
    <>
      <PageHeader title="My Courses" text="Your classes: what they work on and the code students join with.">
        <NewCourse />
      </PageHeader>
      <CourseInvitations />
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={3} height={340} />}
        empty={noCourses}
        page={page}
        perPage={coursesPerPage}
        onPage={setPage}
      >
        {(courses) => (
          <CardGrid items={courses} label="My Courses">
            {(course) => (
              <CourseCard course={course} isBusy={remove.isPending} onDelete={() => ask(course)} />
            )}
          </CardGrid>
        )}
      </PagedList>
    </>
  );
};
