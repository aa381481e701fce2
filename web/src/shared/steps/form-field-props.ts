import type { FormAnswer, FormField } from '@inkling/contract';

export interface FormFieldProps {
  field: FormField;
  content: FormAnswer['content'];
  disabled: boolean;
  onChange: (content: FormAnswer['content']) => void;
}
