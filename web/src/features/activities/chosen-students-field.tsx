import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import type { useStudentsInCourses } from './use-students-in-courses.ts';

type FoundStudents = ReturnType<typeof useStudentsInCourses>;

const emptyTextOf = ({ isLoading, hasFailed }: Omit<FoundStudents, 'options'>): string => {
  if (isLoading) return 'Loading…';
  return hasFailed ? 'The students could not be loaded. Please try again.' : 'Nobody found';
};

interface ChosenStudentsFieldProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  found: FoundStudents;
  chosen: number[];
  onChoose: (ids: number[]) => void;
}

/** Students of a course to choose from, by name. */
export const ChosenStudentsField = ({
  found: { options, ...state },
  chosen,
  onChoose,
  ...props
}: ChosenStudentsFieldProps) => {
  const known = new Set(options.map(({ value }) => value));
  return (
    <MultiSelect
      label="Students"
      placeholder="Find a student"
      searchable
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': 'Clear students' }}
      nothingFoundMessage={emptyTextOf(state)}
      {...props}
      data={options}
      // Those of a course that was taken out again are no longer there to choose.
      value={chosen.map(String).filter((id) => known.has(id))}
      onChange={(ids) => onChoose(ids.map(Number))}
    />
  );
};
