import { type Course, screenPath, screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { DetailPage } from '../../shared/detail-page.tsx';
import { BackLink } from '../../ui/detail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CourseForm } from './course-form.tsx';
import { courseNotFoundText } from './course-page.tsx';
import { oneCourse } from './courses.queries.ts';

const PutAway = ({ course }: { course: Course }) => (
  <EmptyState title="This course is archived" text="It can be read, but no longer changed.">
    <Button component={Link} to={screenPath('course-detail', { id: course.id })} variant="default" mt="md">
      View Details
    </Button>
  </EmptyState>
);

export const EditCoursePage = () => {
  const query = useQuery(oneCourse(useParams().id ?? ''));
  return (
    <DetailPage name="Edit Course" query={query} missing={courseNotFoundText}>
      {(course) => (
        <>
          <BackLink to={screens['teacher-courses'].path}>Back to My Courses</BackLink>
          <PageHeader title="Edit Course" text={course.title} />
          {course.permissions.edit ? (
            <CourseForm key={course.id} course={course} />
          ) : (
            <PutAway course={course} />
          )}
        </>
      )}
    </DetailPage>
  );
};
