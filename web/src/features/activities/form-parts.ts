import type { ActivityKind, ActivityType, Step } from '@inkling/contract';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType, ReactNode } from 'react';
import type { ActivityValues } from './activity-values.ts';

/** Parts of the form that another feature makes; the app hands them in. */
export interface WorkflowParts {
  KindField: ComponentType<{
    value: number | null;
    onChange: (kind: ActivityKind) => void;
    onBlur?: () => void;
    error?: ReactNode;
  }>;
  Editor: ComponentType<{
    value: Step[];
    onChange: (steps: Step[]) => void;
    kind: ActivityType;
    title?: string;
    onUploading?: (isUploading: boolean) => void;
    error?: string | undefined;
  }>;
}

export type ActivityFormState = UseFormReturnType<ActivityValues>;
