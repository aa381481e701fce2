import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }} {...props} />
);
