import type { UseFormReturnType } from '@mantine/form';
import type { ChallengeValues } from '../challenge-values.ts';

export interface SectionProps {
  form: UseFormReturnType<ChallengeValues>;
}
