export { requireConfirmed } from './confirm-identity.ts';
export { passkeysRoutes } from './passkeys.routes.ts';
