import type { ActivityType, Step, WorkflowProblem } from '@inkling/contract';

export interface StepFieldsProps {
  step: Step;
  kind: ActivityType;
  /** What is wrong with this step, as far as it should be said already. */
  problems: WorkflowProblem[];
  onChange: (change: Partial<Step>) => void;
  onUploading: (isUploading: boolean) => void;
}
