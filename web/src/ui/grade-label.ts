/** 'Grade 5', 'Grades 1-6', 'Grades 2, 4': a run of neighbours is named by its ends. */
export const gradeLabel = (grades: number[]): string => {
  const sorted = [...new Set(grades)].sort((one, other) => one - other);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return 'All grades';
  if (first === last) return `Grade ${first}`;
  const isRun = last - first === sorted.length - 1;
  return `Grades ${isRun ? `${first}-${last}` : sorted.join(', ')}`;
};
