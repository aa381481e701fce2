import { challengeStatuses, limits, screens, subjects } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  courseOrChallengeStatusLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import { ChallengeActions } from './challenge-actions.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { NoChallenges } from './challenge-sections.tsx';
import { challengeList, loadStudentOptions, managedFilterNames } from './challenges.queries.ts';

type Filters = Record<(typeof managedFilterNames)[number], string>;

const gradeOptions = Array.from({ length: limits.grade_max }, (_, index) => ({
  value: String(index + limits.grade_min),
  label: `Year ${index + limits.grade_min}`,
}));

const ChallengeFilterBar = ({ field }: FiltersProps<Filters>) => (
  <FilterBar search={<SearchField label="Search challenges..." {...field('title_cont')} />}>
    <FilterSelect
      label="Status"
      {...field('status_eq')}
      data={challengeStatuses.map((value) => ({ value, label: courseOrChallengeStatusLabels[value] }))}
    />
    <FilterSelect
      label="Subject"
      {...field('subject_eq')}
      data={subjects.map((value) => ({ value, label: subjectLabels[value] }))}
    />
    <FilterSelect label="Grade Level" {...field('grade_levels_contains')} data={gradeOptions} />
    <OptionFilter
      label="Student"
      {...field('student_id_eq')}
      load={loadStudentOptions}
      labelOf={({ screen_name }) => screen_name}
    />
  </FilterBar>
);

export const ManagedChallengesPage = () => {
  const { filters, field, page, setPage, clear } = useUrlFilters(...managedFilterNames);
  const query = useQuery(challengeList(filters, { page, perPage: limits.per_page }));
  const onDeleted = () => {
    // The last card of the last page takes its page with it.
    if (query.data?.items.length === 1 && page > 1) setPage(page - 1);
  };
  return (
    <>
      <PageHeader title="Challenges Management" text="Writing contests your students join for a while.">
        <Button
          component={Link}
          to={screens['challenge-create'].path}
          color="coral"
          leftSection={<IconPlus size={20} aria-hidden />}
        >
          Create New Challenge
        </Button>
      </PageHeader>
      <ChallengeFilterBar field={field} />
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={3} height={380} />}
        empty={<NoChallenges filters={filters} onReset={clear} />}
        page={page}
        perPage={limits.per_page}
        onPage={setPage}
      >
        {(items) => (
          <CardGrid items={items} label="Challenges">
            {(challenge) => (
              <ChallengeCard challenge={challenge} level={2}>
                <ChallengeActions challenge={challenge} onDeleted={onDeleted} />
              </ChallengeCard>
            )}
          </CardGrid>
        )}
      </PagedList>
    </>
  );
};
