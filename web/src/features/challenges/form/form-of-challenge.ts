import type { UseFormReturnType } from '@mantine/form';
import type { ChallengeValues } from '../challenge-values.ts';

export interface PartProps {
  form: UseFormReturnType<ChallengeValues>;
}

/** Rows of a list that a finger can hit. */
export const optionStyles = { option: { minHeight: '2.75rem' } };
