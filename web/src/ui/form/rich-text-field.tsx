import { Input, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyComponent } from '../lazy-component.tsx';

// The editor is large: only pages with such a field load it.
const RichTextEditor = lazyComponent(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

interface RichTextFieldProps {
  label: string;
  description?: string;
  required?: boolean;
  /** Simple HTML; empty when nothing is written. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: ReactNode;
  /** How a form finds the field again. */
  'data-path'?: string;
}

/** Text with bold, lists, headings and links. */
export const RichTextField = (props: RichTextFieldProps) => {
  const { label, description, required, error, value, onChange, onBlur } = props;
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      required={required}
      error={error}
    >
      <Suspense fallback={<Skeleton height="13rem" radius="md" />}>
        <RichTextEditor
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          attributes={{
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-labelledby': `${id}-label`,
            ...(required && { 'aria-required': 'true' }),
            ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
            ...(props['data-path'] && { 'data-path': props['data-path'] }),
          }}
        />
      </Suspense>
    </Input.Wrapper>
  );
};
