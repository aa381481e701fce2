import { type Course, screens } from '@inkling/contract';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../api/session.ts';
import { BackLink } from '../../ui/detail-layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { idOf } from '../../ui/url-filters.ts';
import { courseWithStudents } from './activities.queries.ts';
import { ActivityForm } from './activity-form.tsx';
import { type ActivityValues, emptyValues, sameValues } from './activity-values.ts';
import { valuesFromCourses } from './prefill-from-courses.ts';
import { clearUnsavedForm, readUnsavedForm, storeUnsavedForm } from './unsaved-form-storage.ts';

const KeptNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Alert color="ink" mb="lg" maw="56rem" role="status">
    <Group justify="space-between" gap="sm">
      <Text>We kept what you filled in before.</Text>
      <Button variant="default" onClick={onStartOver}>
        Start over
      </Button>
    </Group>
  </Alert>
);

const NewActivity = ({ userId, course }: { userId: number; course: Course | undefined }) => {
  const [untouched] = useState<ActivityValues>({
    ...emptyValues,
    ...(course && { relation: 'course', course_ids: [course.id], ...valuesFromCourses([course]) }),
  });
  const [kept, setKept] = useState(() => readUnsavedForm(userId));
  const keep = (values: ActivityValues) =>
    sameValues(values, untouched) ? clearUnsavedForm(userId) : storeUnsavedForm(userId, values);
  const startOver = () => {
    clearUnsavedForm(userId);
    setKept(null);
  };
  return (
    <>
      {kept && <KeptNotice onStartOver={startOver} />}
      <ActivityForm
        key={kept ? 'kept' : 'new'}
        start={kept ?? untouched}
        untouched={untouched}
        onKeep={keep}
        onSaved={() => clearUnsavedForm(userId)}
      />
    </>
  );
};

export const CreateActivityPage = () => {
  const user = useUser();
  const courseId = idOf(useSearchParams()[0].get('courseId'));
  // A course that cannot be read is one the form begins without.
  const { data: course, isLoading } = useQuery({
    ...courseWithStudents(courseId ?? 0),
    enabled: courseId !== undefined,
  });
  return (
    <>
      <BackLink to={screens['teacher-activities'].path}>Back to Activities</BackLink>
      <PageHeader title="Create Activity" text="It is saved as a draft; publish it when you are ready." />
      {user && !isLoading && <NewActivity key={courseId} userId={user.id} course={course} />}
    </>
  );
};
