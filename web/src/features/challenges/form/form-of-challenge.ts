import type { UseFormReturnType } from '@mantine/form';
import type { ChallengeValues } from '../challenge-values.ts';

export interface PartProps {
  form: UseFormReturnType<ChallengeValues>;
}
