import { type Activity, screenPath, screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { DetailPage } from '../../shared/detail-page.tsx';
import { BackLink } from '../../ui/detail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { oneActivity } from './activities.queries.ts';
import { ActivityForm } from './activity-form.tsx';
import { statusLabels } from './activity-labels.ts';
import { activityNotFoundText } from './activity-not-found-text.ts';
import { valuesOf } from './activity-values.ts';

const NotADraft = ({ activity: { id, status } }: { activity: Activity }) => (
  <EmptyState
    title="Only a draft can be edited"
    text={`This activity is ${statusLabels[status].toLowerCase()} and stays as it is.`}
  >
    <Button component={Link} to={screenPath('teacher-activity-detail', { id })} variant="default" mt="md">
      View activity
    </Button>
  </EmptyState>
);

const Draft = ({ activity }: { activity: Activity }) => {
  const [values] = useState(() => valuesOf(activity));
  return <ActivityForm activity={activity} start={values} untouched={values} />;
};

export const EditActivityPage = () => {
  const id = useParams().id ?? '';
  // Read afresh once and then left alone: an answer that comes later must not meddle with a half-filled form.
  const query = useQuery({
    ...oneActivity(id),
    queryKey: ['activities', id, 'to edit'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <DetailPage name="Edit Activity" query={query} missing={activityNotFoundText}>
      {(activity) => (
        <>
          <BackLink to={screens['teacher-activities'].path}>Back to Activities</BackLink>
          <PageHeader title="Edit Activity" text={activity.title} />
          {activity.permissions.edit ? (
            <Draft key={activity.id} activity={activity} />
          ) : (
            <NotADraft activity={activity} />
          )}
        </>
      )}
    </DetailPage>
  );
};
