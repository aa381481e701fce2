export { AccountFormLayout } from './account-form-layout.tsx';
export { useAfterSignIn } from './use-after-sign-in.ts';
