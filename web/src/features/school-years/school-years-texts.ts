import { pluralise, type RolloverCounts, type UndoneRollover, type YearOfStudents } from '@inkling/contract';

/** What becomes of the students of one year. */
export const changeOfYearText = (
  { grade_level, students_count, shared_count }: YearOfStudents,
  lastGrade: number,
): { name: string; text: string } => {
  if (grade_level === null)
    return {
      name: 'No year',
      text: `${pluralise(students_count, 'student stays', 'students stay')} without one`,
    };
  const name = `Year ${grade_level}`;
  if (grade_level >= lastGrade)
    return { name, text: `${pluralise(students_count, 'student leaves', 'students leave')} the school` };
  const own = pluralise(students_count - shared_count, 'student moves', 'students move');
  return { name, text: `${own} up to Year ${grade_level + 1}` };
};

/** The highest year that the school teaches, as far as its students tell. */
export const lastGradeOf = (years: YearOfStudents[]): number =>
  Math.max(1, ...years.map(({ grade_level }) => grade_level ?? 1));

/** How many keep their year, as it is not the school's to change. */
export const countStudentsSharedWithOthers = (years: YearOfStudents[], lastGrade: number): number =>
  years
    .filter(({ grade_level }) => grade_level !== null && grade_level < lastGrade)
    .reduce((sum, { shared_count }) => sum + shared_count, 0);

const listed = (parts: string[]): string => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const rolloverCountsText = ({
  students_moved_up,
  students_left,
  classes_closed,
}: RolloverCounts): string =>
  listed([
    `${pluralise(students_moved_up, 'student')} moved up`,
    `${pluralise(students_left, 'student')} left`,
    `${pluralise(classes_closed, 'class was', 'classes were')} closed`,
  ]);

export const planOfNewYear = (
  years: YearOfStudents[],
  lastGrade: number,
  classes_closed: number,
): RolloverCounts => {
  const sum = (isCounted: (grade: number) => boolean, count: (year: YearOfStudents) => number): number =>
    years
      .filter(({ grade_level }) => grade_level !== null && isCounted(grade_level))
      .reduce((total, year) => total + count(year), 0);
  return {
    students_moved_up: sum(
      (grade) => grade < lastGrade,
      ({ students_count, shared_count }) => students_count - shared_count,
    ),
    students_left: sum(
      (grade) => grade >= lastGrade,
      ({ students_count }) => students_count,
    ),
    classes_closed,
  };
};

export const beginQuestion = ({ students_moved_up, students_left, classes_closed }: RolloverCounts) => ({
  title: 'Begin the new school year?',
  message: `${listed([
    `${pluralise(students_moved_up, 'student moves', 'students move')} up a year`,
    `${pluralise(students_left, 'student leaves', 'students leave')} the school`,
    `${pluralise(classes_closed, 'class is', 'classes are')} closed`,
  ])}. All writing is kept. You can undo this for 24 hours.`,
  confirm: 'Begin the new year',
  danger: true,
});

export const undoQuestion = {
  title: 'Undo the new year?',
  message:
    'Students go back to their old year, those who left come back, and the classes open again. What somebody has changed since stays as it is.',
  confirm: 'Undo the new year',
};

export const undoneText = ({ skipped_count, skipped }: UndoneRollover): string => {
  if (skipped_count === 0) return 'The new year is undone, and everything is as it was before.';
  const more = skipped_count - skipped.length;
  const rest = more > 0 ? ` and ${more} more that ${more === 1 ? 'is' : 'are'} no longer listed` : '';
  const names = skipped.length > 0 ? `: ${skipped.join(', ')}${rest}` : '';
  return `The new year is undone, but for ${pluralise(skipped_count, 'student or class', 'students or classes')} that somebody has changed or deleted since${names}.`;
};
