import { limits } from '@inkling/contract';
import { invalid } from '../../http/app-error.ts';

/** Said at once, instead of after minutes in which the coach could have read for others. */
export const checkLengthForCoach = (field: string, text: string): void => {
  if (text.length <= limits.coach_characters_max) return;
  const most = limits.coach_characters_max.toLocaleString('en-AU');
  throw invalid(
    field,
    `What a long piece! The coach reads up to ${most} characters at a time. Your writing is saved; to get help, put one part of it in a writing of its own.`,
  );
};
