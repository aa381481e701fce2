import { challengeStatuses, limits, subjects } from '@inkling/contract';
import { useUser } from '../../api/session.ts';
import {
  courseOrChallengeStatusLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type FiltersProps, useUrlFilters } from '../../ui/use-url-filters.ts';
import { ChallengeSection, sections } from './challenge-sections.tsx';
import { challengeFilterNames } from './challenges.queries.ts';
import { SearchResults } from './search-results.tsx';
import { t } from './texts.ts';

const statusOptions = challengeStatuses.map((value) => ({
  value,
  label: courseOrChallengeStatusLabels[value],
}));
const subjectOptions = subjects.map((value) => ({ value, label: subjectLabels[value] }));
const gradeOptions = Array.from({ length: limits.grade_max }, (_, index) => ({
  value: String(index + limits.grade_min),
  label: t.grade(index + limits.grade_min),
}));

type Filters = Record<(typeof challengeFilterNames)[number], string>;

const ChallengeFilterBar = ({ field }: FiltersProps<Filters>) => (
  <FilterBar search={<SearchField label={t.searchChallenges} {...field('title_cont')} />}>
    <FilterSelect label={t.status} {...field('status_eq')} data={statusOptions} />
    <FilterSelect label={t.subject} {...field('subject_eq')} data={subjectOptions} />
    <FilterSelect label={t.gradeLevel} {...field('grade_levels_contains')} data={gradeOptions} />
  </FilterBar>
);

export const ChallengesPage = () => {
  const role = useUser()?.role ?? 'student';
  const { filters, field, page, setFilters, setPage, clear } = useUrlFilters(...challengeFilterNames);
  const isSearching = Object.values(filters).some(Boolean);
  return (
    <>
      <PageHeader title={t.challenges} text={t.whatChallengesAre[role]} />
      <ChallengeFilterBar field={field} />
      {isSearching ? (
        <SearchResults filters={filters} page={page} onPage={setPage} onClear={clear} />
      ) : (
        sections.map((section) => (
          <ChallengeSection
            key={section.status}
            {...section}
            onSeeAll={() => setFilters({ status_eq: section.status })}
          />
        ))
      )}
    </>
  );
};
