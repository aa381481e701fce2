import type { FocusEvent, ReactNode } from 'react';

/** What a form hands to every field beside its value. */
export interface FieldProps {
  label: string;
  description?: string;
  error?: ReactNode;
  required?: boolean;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** Where the form looks for the field it wants to focus. */
  'data-path'?: string;
}

/** A field of several inputs is left only when the focus goes to none of them. */
export const onBlurOutside =
  (onBlur: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
