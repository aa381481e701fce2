import { t } from '../texts.ts';

/** Neighbours that follow each other, as first and last of each run. */
const runsOf = (grades: number[]): [number, number][] => {
  const runs: [number, number][] = [];
  for (const grade of [...new Set(grades)].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] === grade - 1) run[1] = grade;
    else runs.push([grade, grade]);
  }
  return runs;
};

const runLabel = ([first, last]: [number, number]): string => {
  if (first === last) return t.year(first);
  return last === first + 1 ? t.yearYear(first, last) : t.yearToYear(first, last);
};

/** 'Year 5', 'Year 1 to Year 6', 'Year 2, Year 4': only three and more in a row are named by their ends. */
export const gradeLabel = (grades: number[]): string =>
  grades.length === 0 ? t.allGrades : t.gradesInWords(runsOf(grades).map(runLabel));
