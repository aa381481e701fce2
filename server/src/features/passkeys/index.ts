export { passkeysRoutes } from './passkeys.routes.ts';
