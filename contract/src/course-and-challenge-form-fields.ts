import { z } from 'zod';
import { skillTags } from './enums.ts';
import { gradeLevel, id } from './fields.ts';
import { limits } from './limits.ts';

/** What the forms of courses and challenges share; each names its own words for what is missing. */
export const requiredText = (missing: string, most = 200) =>
  z.string(missing).trim().min(1, missing).max(most, `Please use at most ${most} characters`);

const inOrder = (grades: number[]): number[] => [...new Set(grades)].sort((one, other) => one - other);

export const requiredGrades = (missing: string) =>
  z.array(gradeLevel, missing).min(1, missing).max(limits.grade_max).overwrite(inOrder);

export const requiredTime = (missing: string) =>
  z
    .number(missing)
    .int('Please enter a whole number')
    .min(1, missing)
    .max(100_000, 'Please enter a smaller number');

export const skillList = z.array(z.enum(skillTags, 'Please choose from the list'), 'Skills are required');

/** Each once, in the order given. */
export const activityIds = z
  .array(id)
  .max(limits.activities_max, `Please choose at most ${limits.activities_max} activities`)
  .overwrite((ids) => [...new Set(ids)]);
