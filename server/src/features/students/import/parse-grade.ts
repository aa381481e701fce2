import { limits } from '@inkling/contract';

const pattern =
  /^(?:(?:grade|year|yr|y|g|class|level)\.?\s*)?(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:grade|year|yr))?\.?$/i;

/** "5", "Year 5", "Yr 5", "Grade 5", "5th Grade": the number, or null when it isn't a grade of ours. */
export const parseGrade = (text: string): number | null => {
  const grade = Number(pattern.exec(text.trim())?.[1] ?? 0);
  return grade >= limits.grade_min && grade <= limits.grade_max ? grade : null;
};
