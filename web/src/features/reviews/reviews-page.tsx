import { screens, subjects } from '@inkling/contract';
import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { subjectLabels } from '../../shared/labels/teaching-labels.ts';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import { ReviewCard } from './review-card.tsx';
import { canOpen } from './review-state.ts';
import {
  activityTypeChoices,
  byScore,
  perPage,
  type ReviewFilters,
  reviewFilterNames,
  reviewList,
} from './reviews.queries.ts';
import { usePreviousAndNextWriting, useReviewUrl } from './use-review-url.ts';

const ReviewDrawer = lazyComponent(async () => (await import('./drawer/review-drawer.tsx')).ReviewDrawer);

const statusOptions = writingStatusLabels.map(({ status, label }) => ({ value: status, label }));
const subjectOptions = subjects.map((subject) => ({ value: subject, label: subjectLabels[subject] }));
const sortOptions = [{ value: byScore, label: 'AI Score descending' }];

const Filters = ({ field }: FiltersProps<ReviewFilters>) => {
  const { data: kinds = [] } = useQuery(activityTypeChoices);
  return (
    <FilterBar
      search={
        <SearchField
          label="Search by title, student name, course title, challenge title..."
          {...field('teacher_keyword')}
        />
      }
    >
      <FilterSelect label="Progress" {...field('status_eq')} data={statusOptions} />
      <FilterSelect
        label="Activity Type"
        {...field('activity_activity_kind_id_eq')}
        data={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterSelect label="Subject" {...field('subject_eq')} data={subjectOptions} />
      <FilterSelect label="Sort by" {...field('order_by')} data={sortOptions} />
    </FilterBar>
  );
};

const texts = {
  teacher: 'Read what your students wrote, see how they got there, and tell them what you think.',
  parent: 'Read what your children wrote, what the coach said about it and what their teachers think.',
};

/** What is behind the Feedback link, for a parent who came by an old address. */
const PlanNeeded = () => {
  return (
    <EmptyState
      title="Reading your children's writing is part of Unlimited AI"
      text="With an active plan you see every draft, the coach's feedback and what teachers say."
    >
      <Button component={Link} to={screens['parent-billing'].path} color="coral" mt="md">
        See plans
      </Button>
    </EmptyState>
  );
};

const NoWritings = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <NoMatch title="No writings found" clear="Clear Filters" onClear={onClear} />
  ) : (
    <EmptyState title="No writings found" text="They appear here as soon as work is set." />
  );

const FeedbackCenter = () => {
  const { filters, field, page, isFiltered, setPage, clear } = useUrlFilters(...reviewFilterNames);
  const { openId, alertId, pathTo, close, show } = useReviewUrl();
  const findNeighbour = usePreviousAndNextWriting(filters, page);
  const query = useQuery(reviewList(filters, page));
  return (
    <>
      <Filters field={field} />
      <VisuallyHidden component="h2">Writings</VisuallyHidden>
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={perPage} columns={3} height={260} />}
        empty={<NoWritings isFiltered={isFiltered} onClear={clear} />}
        page={page}
        perPage={perPage}
        onPage={setPage}
      >
        {(items) => (
          <CardGrid items={items} label="Writings">
            {(writing) => <ReviewCard writing={writing} to={canOpen(writing) ? pathTo(writing.id) : null} />}
          </CardGrid>
        )}
      </PagedList>
      <Suspense>
        {openId !== null && (
          <ReviewDrawer
            id={openId}
            alertId={alertId}
            isListed={query.data?.items.some(({ id }) => id === openId) ?? false}
            findNeighbour={findNeighbour}
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
  return (
    <>
      <PageHeader title="Feedback Center" text={texts[role]}>
        {role === 'teacher' && <ReportsLink />}
      </PageHeader>
      {role === 'parent' && user?.subscription_status !== 'active' ? <PlanNeeded /> : <FeedbackCenter />}
    </>
  );
};
