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
import { t } from './texts.ts';
import { useCanSeeWritingProcess } from './use-can-see-writing-process.ts';
import { usePreviousAndNextWriting, useReviewUrl } from './use-review-url.ts';

const ReviewDrawer = lazyComponent(async () => (await import('./drawer/review-drawer.tsx')).ReviewDrawer);

const texts = {
  teacher: t.readWhatYourStudentsWrote,
  parent: t.readWhatYourChildrenWrote,
};

/** Said above the list to a parent on the Free plan. */
const FreeNote = () => (
  <Alert color="ink" variant="light" mb="lg" title={t.finishedWritingIsAlwaysYours}>
    <Text>{t.hereAreAllFinishedPieces}</Text>
    <Button component={Link} to={screens['parent-billing'].path} variant="default" mt="sm">
      {t.seePlans}
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
      <VisuallyHidden component="h2">{t.writings}</VisuallyHidden>
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
        {(items) => (
          <ReviewCards
            items={items}
            pathTo={pathTo}
            isTeacher={review.isTeacher}
            areDraftsToApprove={review.queue === 'to_approve'}
          />
        )}
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
    {t.writingReports}
  </Button>
);

export const ReviewsPage = () => {
  const user = useUser();
  const role = user?.role === 'parent' ? 'parent' : 'teacher';
  const canSeeProcess = useCanSeeWritingProcess();
  return (
    <>
      <PageHeader title={t.feedbackCenter} text={texts[role]}>
        {role === 'teacher' && <ReportsLink />}
      </PageHeader>
      {!canSeeProcess && <FreeNote />}
      <FeedbackCenter />
    </>
  );
};
