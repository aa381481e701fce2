import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type FieldProps, onBlurOutside } from './field-props.ts';

interface GroupFieldProps extends Omit<FieldProps, 'data-path'> {
  children: ReactNode;
}

/** Several inputs under one label and one error, named as a group. */
export const GroupField = ({ label, error, onBlur, onFocus, children, ...rest }: GroupFieldProps) => {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      {...rest}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the kit's wrapper draws the label, which a legend could not be */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        onBlur={onBlurOutside(onBlur)}
        onFocus={onFocus}
        style={{ paddingBottom: error ? '0.375rem' : 0 }}
      >
        {children}
      </div>
    </Input.Wrapper>
  );
};
