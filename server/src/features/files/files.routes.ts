import type { files } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { startUpload } from './start-upload.ts';

export const filesRoutes = (deps: Deps): Handlers<typeof files> => ({
  startUpload: ({ caller, body }) => startUpload(deps, caller.id, body),
});
