import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
    rightSectionWidth="2.75rem"
    styles={{ visibilityToggle: { '--psi-button-size': '2.75rem' } }}
    {...props}
  />
);
