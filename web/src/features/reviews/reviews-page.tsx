import { screens } from '@inkling/contract';
import { Alert, Button, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { PagedList } from '../../shared/paged-list.tsx';
import { useBlindMarking } from '../../shared/use-blind-marking.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { NoWritings } from './queue/no-writings.tsx';
import { QueueTabs } from './queue/queue-tabs.tsx';
import { useReviewQueue } from './queue/use-review-queue.ts';
import { ReviewCards } from './review-cards.tsx';
import { Filters } from './review-filters.tsx';
import { perPage, reviewFilterNames, reviewList } from './reviews.queries.ts';
import { useCanSeeWritingProcess } from './use-can-see-writing-process.ts';
import { usePreviousAndNextWriting, useReviewUrl } from './use-review-url.ts';

const ReviewDrawer = lazyComponent(async () => (await import('./drawer/review-drawer.tsx')).ReviewDrawer);

const texts = {
  teacher: 'Read what your students wrote, see how they got there, and tell them what you think.',
  parent: 'Read what your children wrote, what the coach said about it and what their teachers think.',
};

/** Said above the list to a parent on the Free plan. */
const FreeNote = () => (
  <Alert color="ink" variant="light" mb="lg" title="Finished writing is always yours to read">
    <Text>
      Here are all finished pieces of your children, with what their teachers said. Drafts under way and what
      lies behind a piece (the coach's feedback, growth, chats and times) come with Unlimited AI.
    </Text>
    <Button component={Link} to={screens['parent-billing'].path} variant="default" mt="sm">
      See plans
    </Button>
  </Alert>
);

const FeedbackCenter = () => {
  const { filters, field, page, isFiltered, setPage, clear } = useUrlFilters(...reviewFilterNames);
  const { openId, alertId, pathTo, close, show } = useReviewUrl();
  const review = useReviewQueue({ isAsked: isFiltered || openId !== null });
  const { isOn: isBlind } = useBlindMarking();
  const list = { filters, queue: review.queue, isBlind };
  const neighbours = usePreviousAndNextWriting(list, page);
  const query = useQuery({ ...reviewList(list, page), enabled: !review.isUndecided });
  return (
    <>
      {review.isTeacher && (
        <QueueTabs queue={review.queue} waiting={review.waiting} onChoose={review.choose} />
      )}
      <Filters field={field} queue={review.queue} isTeacher={review.isTeacher} />
      <VisuallyHidden component="h2">Writings</VisuallyHidden>
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={perPage} columns={3} height={260} />}
        empty={
          <NoWritings
            queue={review.queue}
            isFiltered={isFiltered}
            onClear={clear}
            onSeeAll={() => review.choose('all')}
          />
        }
        page={page}
        perPage={perPage}
        onPage={setPage}
      >
        {(items) => <ReviewCards items={items} pathTo={pathTo} isTeacher={review.isTeacher} />}
      </PagedList>
      <Suspense>
        {openId !== null && (
          <ReviewDrawer
            id={openId}
            alertId={alertId}
            isListed={query.data?.items.some(({ id }) => id === openId) ?? false}
            isQueue={review.queue !== 'all'}
            neighbours={neighbours}
            onShow={show}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
};

const ReportsLink = () => (
  <Button component={Link} to={screens['teacher-activity-report-list'].path} variant="default">
    Writing reports
  </Button>
);

export const ReviewsPage = () => {
  const user = useUser();
  const role = user?.role === 'parent' ? 'parent' : 'teacher';
  const canSeeProcess = useCanSeeWritingProcess();
  return (
    <>
      <PageHeader title="Feedback Center" text={texts[role]}>
        {role === 'teacher' && <ReportsLink />}
      </PageHeader>
      {!canSeeProcess && <FreeNote />}
      <FeedbackCenter />
    </>
  );
};
