export { AccountFormLayout } from './account-form-layout.tsx';
export { SharedComputerField } from './shared-computer-field.tsx';
export { useAfterSignIn } from './use-after-sign-in.ts';
