export { IdentityHost } from './identity-host.tsx';
export { PasskeyList } from './passkey-list.tsx';
export { PasskeySignIn } from './passkey-sign-in.tsx';
