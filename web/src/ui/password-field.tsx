import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    rightSectionWidth={44}
    visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0, size: '2.5rem' }}
    {...props}
  />
);
