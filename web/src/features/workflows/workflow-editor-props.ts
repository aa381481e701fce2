import type { ActivityType, Step } from '@inkling/contract';

export interface WorkflowEditorProps {
  value: Step[];
  onChange: (steps: Step[]) => void;
  /** Decides which templates are offered and which criteria a feedback step may name. */
  kind: ActivityType;
  /** Of the activity, for the preview. */
  title?: string;
  /** What is wrong with the workflow; with it, every step shows its own problems. */
  error?: string | undefined;
  /** Whether a video is on its way: what is saved meanwhile would lack it. */
  onUploading?: (isUploading: boolean) => void;
}
