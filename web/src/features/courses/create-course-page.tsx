import { screens } from '@inkling/contract';
import { BackLink } from '../../ui/detail-layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CourseForm } from './course-form.tsx';

export const CreateCoursePage = () => (
  <>
    <BackLink to={screens['teacher-courses'].path}>Back to My Courses</BackLink>
    <PageHeader title="Course Creation" text="A class, what it works on, and the code students join with." />
    <CourseForm course={null} />
  </>
);
