import { screens, subjects } from '@inkling/contract';
import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { useIsBuilt } from '../../ui/built-screens.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { subjectLabels } from '../../ui/teaching-labels.ts';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { writingStatuses } from '../../ui/writing-status.ts';
import { ReviewCard } from './review-card.tsx';
import { canOpen } from './review-state.ts';
import {
  byScore,
  type FeedbackFilters,
  feedbackFilterNames,
  feedbackList,
  kindOptions,
  noFilters,
  perPage,
} from './reviews.queries.ts';
import { useNeighbours, useReviewAddress } from './use-review-address.ts';

const ReviewDrawer = lazy(async () => ({
  default: (await import('./drawer/review-drawer.tsx')).ReviewDrawer,
}));

const statusOptions = writingStatuses.map(({ status, label }) => ({ value: status, label }));
const subjectOptions = subjects.map((subject) => ({ value: subject, label: subjectLabels[subject] }));
const sortOptions = [{ value: byScore, label: 'AI Score descending' }];

interface FiltersProps {
  filters: FeedbackFilters;
  onChange: (changes: Partial<Record<keyof FeedbackFilters, string | null>>) => void;
}

const Filters = ({ filters, onChange }: FiltersProps) => {
  const { data: kinds = [] } = useQuery(kindOptions);
  return (
    <FilterBar
      search={
        <SearchField
          label="Search by title, student name, course title, challenge title..."
          value={filters.teacher_keyword}
          onSearch={(teacher_keyword) => onChange({ teacher_keyword })}
        />
      }
    >
      <FilterSelect
        label="Progress"
        value={filters.status_eq}
        onChange={(status_eq) => onChange({ status_eq })}
        data={statusOptions}
      />
      <FilterSelect
        label="Activity Type"
        value={filters.activity_activity_kind_id_eq}
        onChange={(kind) => onChange({ activity_activity_kind_id_eq: kind })}
        data={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterSelect
        label="Subject"
        value={filters.subject_eq}
        onChange={(subject_eq) => onChange({ subject_eq })}
        data={subjectOptions}
      />
      <FilterSelect
        label="Sort by"
        value={filters.order_by}
        onChange={(order_by) => onChange({ order_by })}
        data={sortOptions}
      />
    </FilterBar>
  );
};

const texts = {
  teacher: 'Read what your students wrote, see how they got there, and tell them what you think.',
  parent: 'Read what your children wrote, what the coach said about it and what their teachers think.',
};

/** What is behind the Feedback link, for a parent who came by an old address. */
const PlanNeeded = () => {
  const isBuilt = useIsBuilt();
  return (
    <EmptyState
      title="Reading your children's writing is part of Unlimited AI"
      text="With an active plan you see every draft, the coach's feedback and what teachers say."
    >
      {isBuilt('parent-billing') && (
        <Button component={Link} to={screens['parent-billing'].path} color="coral" mt="md">
          See plans
        </Button>
      )}
    </EmptyState>
  );
};

const FeedbackCenter = () => {
  const { filters, page, setFilters, setPage } = useUrlFilters(...feedbackFilterNames);
  const { openId, pathTo, close, show } = useReviewAddress();
  const findNeighbour = useNeighbours(filters, page);
  const query = useQuery(feedbackList(filters, page));
  const isFiltered = page > 1 || Object.values(filters).some(Boolean);
  return (
    <>
      <Filters filters={filters} onChange={setFilters} />
      <QueryState query={query} skeleton={<CardsSkeleton count={perPage} columns={3} height={260} />}>
        {({ items, meta }) => (
          <>
            <VisuallyHidden component="h2">Writings</VisuallyHidden>
            {items.length === 0 ? (
              <EmptyState
                title="No writings found"
                text={
                  isFiltered
                    ? 'Try other words or fewer filters.'
                    : 'They appear here as soon as work is set.'
                }
              >
                {isFiltered && (
                  <Button variant="default" mt="md" onClick={() => setFilters(noFilters)}>
                    Clear Filters
                  </Button>
                )}
              </EmptyState>
            ) : (
              <CardGrid items={items} label="Writings" isStale={query.isPlaceholderData}>
                {(writing) => (
                  <ReviewCard writing={writing} to={canOpen(writing) ? pathTo(writing.id) : null} />
                )}
              </CardGrid>
            )}
            <Pagination page={page} total={meta.total} perPage={perPage} onChange={setPage} />
          </>
        )}
      </QueryState>
      <Suspense>
        {openId !== null && (
          <ReviewDrawer
            id={openId}
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

const ReportsLink = () =>
  useIsBuilt()('teacher-activity-report-list') && (
    <Button component={Link} to={screens['teacher-activity-report-list'].path} variant="default">
      Writing reports
    </Button>
  );

export const FeedbackPage = () => {
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
