import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { t } from './texts.ts';

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': t.showPassword, tabIndex: 0 }}
    rightSectionWidth="2.75rem"
    styles={{ visibilityToggle: { '--psi-button-size': '2.75rem' } }}
    {...props}
  />
);
