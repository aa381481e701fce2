import type { FormAnswer, FormField } from '@inkling/contract';

export interface FieldProps {
  field: FormField;
  content: FormAnswer['content'];
  disabled: boolean;
  onChange: (content: FormAnswer['content']) => void;
}
