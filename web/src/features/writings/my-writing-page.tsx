import { screens, subjects } from '@inkling/contract';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconPencilPlus, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { subjectLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import { WritingCard } from './writing-card.tsx';
import {
  loadChallengeOptions,
  loadCourseOptions,
  myWritings,
  type WritingFilters,
  writingFilterNames,
} from './writings.queries.ts';

const perPage = 9;
const progressOptions = [...writingStatusLabels]
  .reverse()
  .map(({ status, label }) => ({ value: status, label }));
const subjectOptions = subjects.map((subject) => ({ value: subject, label: subjectLabels[subject] }));

const Filters = ({ field }: FiltersProps<WritingFilters>) => (
  <FilterBar search={<SearchField label="Search by title, course or challenge..." {...field('keyword')} />}>
    <OptionFilter label="Course" {...field('course_id_eq')} load={loadCourseOptions} />
    <OptionFilter label="Challenge" {...field('challenge_id_eq')} load={loadChallengeOptions} />
    <FilterSelect label="Progress" {...field('status_eq')} data={progressOptions} />
    <FilterSelect label="Subject" {...field('subject_eq')} data={subjectOptions} />
  </FilterBar>
);

const nothingYet = (
  <EmptyState
    title="No writings yet, start writing now!"
    text="Join your class to get its activities, or begin something of your own."
  />
);

export const MyWritingPage = () => {
  const { filters, field, page, isFiltered, setPage, clear } = useUrlFilters(...writingFilterNames);
  const query = useQuery(myWritings(filters, { page, perPage }));
  return (
    <>
      <PageHeader
        title="My Writings"
        text="Everything you have been given and everything you began yourself."
      >
        <Button
          component={Link}
          to={screens['join-class'].path}
          variant="default"
          leftSection={<IconSchool size={20} aria-hidden />}
        >
          Join a class
        </Button>
        <Button
          component={Link}
          to={screens['new-writing'].path}
          color="coral"
          leftSection={<IconPencilPlus size={20} aria-hidden />}
        >
          New writing
        </Button>
      </PageHeader>
      <Filters field={field} />
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={perPage} columns={3} height={220} />}
        empty={
          isFiltered ? (
            <NoMatch
              title="No writings match"
              text="Try other words, or look at all of them."
              onClear={clear}
            />
          ) : (
            nothingYet
          )
        }
        page={page}
        perPage={perPage}
        onPage={setPage}
      >
        {(items) => (
          <>
            <VisuallyHidden component="h2">All writings</VisuallyHidden>
            <CardGrid items={items} label="My writings">
              {(writing) => <WritingCard writing={writing} />}
            </CardGrid>
          </>
        )}
      </PagedList>
    </>
  );
};
