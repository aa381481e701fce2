import { useQueries } from '@tanstack/react-query';
import { courseWithStudents } from './activities.queries.ts';

/** Everybody in the courses, each once, by name. */
export const useStudentsInCourses = (courseIds: number[]) => {
  const found = useQueries({ queries: courseIds.map((id) => courseWithStudents(id)) });
  const students = new Map(
    found.flatMap(({ data }) => data?.students ?? []).map((student) => [student.id, student.full_name]),
  );
  const options = [...students].map(([id, label]) => ({ value: String(id), label }));
  return {
    options: options.toSorted((one, other) => one.label.localeCompare(other.label)),
    isLoading: found.some(({ isPending }) => isPending),
    hasFailed: found.some(({ isError }) => isError),
  };
};
