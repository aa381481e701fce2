import { subjects } from '@inkling/contract';
import { useQuery } from '@tanstack/react-query';
import { subjectLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { FiltersProps } from '../../ui/use-url-filters.ts';
import {
  activityTypeChoices,
  byScore,
  loadCourseOptions,
  type ReviewFilters,
  type ReviewQueue,
} from './reviews.queries.ts';
import { t } from './texts.ts';

const statusOptions = writingStatusLabels.map(({ status, label }) => ({ value: status, label }));
const subjectOptions = subjects.map((subject) => ({ value: subject, label: subjectLabels[subject] }));
const sortOptions = [{ value: byScore, label: t.aiScoreDescending }];

export const Filters = ({
  field,
  queue,
  isTeacher,
}: FiltersProps<ReviewFilters> & { queue: ReviewQueue; isTeacher: boolean }) => {
  const { data: kinds = [] } = useQuery(activityTypeChoices);
  return (
    <FilterBar search={<SearchField label={t.searchByTitleStudentName} {...field('teacher_keyword')} />}>
      {isTeacher && <OptionFilter label={t.course} {...field('course_id_eq')} load={loadCourseOptions} />}
      {/* What waits to be reviewed is completed. */}
      {queue === 'all' && <FilterSelect label={t.progress} {...field('status_eq')} data={statusOptions} />}
      <FilterSelect
        label={t.activityType}
        {...field('activity_activity_kind_id_eq')}
        data={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterSelect label={t.subject} {...field('subject_eq')} data={subjectOptions} />
      <FilterSelect label={t.sortBy} {...field('order_by')} data={sortOptions} />
    </FilterBar>
  );
};
