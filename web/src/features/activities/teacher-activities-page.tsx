import { activityStatuses, activityTypes, screens, subjects } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  activityTypeLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import {
  type ActivityFilters,
  activityFilterNames,
  activityList,
  loadChallengeOptions,
  loadCourseOptions,
} from './activities.queries.ts';
import { ActivitiesSkeleton } from './activities-skeleton.tsx';
import { statusLabels } from './activity-labels.ts';
import { ActivityRows } from './activity-rows.tsx';

const perPage = 10;

const typeOptions = activityTypes.map((value) => ({ value, label: activityTypeLabels[value] }));
const statusOptions = activityStatuses.map((value) => ({ value, label: statusLabels[value] }));
const subjectOptions = subjects.map((value) => ({ value, label: subjectLabels[value] }));

const Filters = ({ field }: FiltersProps<ActivityFilters>) => (
  <FilterBar search={<SearchField label="Search by title" {...field('title_cont')} />}>
    <FilterSelect label="Activity Type" {...field('activity_type_eq')} data={typeOptions} />
    <FilterSelect label="Status" {...field('status_eq')} data={statusOptions} />
    <FilterSelect label="Subject" {...field('subject_eq')} data={subjectOptions} />
    <OptionFilter label="Course" {...field('course_eq')} load={loadCourseOptions} />
    <OptionFilter label="Challenge" {...field('challenge_eq')} load={loadChallengeOptions} />
  </FilterBar>
);

const CreateButton = () => (
  <Button
    component={Link}
    to={screens['teacher-activity-create'].path}
    color="coral"
    leftSection={<IconPlus size={20} aria-hidden />}
  >
    Create Activity
  </Button>
);

const NoActivities = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <NoMatch title="No activities found" text="No activities match your filters" onClear={onClear} />
  ) : (
    <EmptyState title="No activities found" text="You haven't created any activities yet" />
  );

export const TeacherActivitiesPage = () => {
  const { filters, field, page, isFiltered, setPage, clear } = useUrlFilters(...activityFilterNames);
  const query = useQuery(activityList(filters, { page, perPage }));
  return (
    <>
      <PageHeader
        title="Activity Management"
        text="Drafts are yours alone; students get an activity when you publish it."
      >
        <CreateButton />
      </PageHeader>
      <Filters field={field} />
      <PagedList
        query={query}
        skeleton={<ActivitiesSkeleton />}
        empty={<NoActivities isFiltered={isFiltered} onClear={clear} />}
        page={page}
        perPage={perPage}
        onPage={setPage}
      >
        {(items) => <ActivityRows items={items} />}
      </PagedList>
    </>
  );
};
