import type { ActivityType, Step } from '@inkling/contract';

/** A workflow a teacher may begin with. */
export interface Template {
  name: string;
  kind: ActivityType;
  steps: Step[];
}
