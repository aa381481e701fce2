import type { help } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { sendSupportMessage } from './send-support-message.ts';

export const helpRoutes = (deps: Deps): Handlers<typeof help> => ({
  readSupport: async () => ({ email: deps.config.SUPPORT_EMAIL }),
  sendMessage: ({ caller, body }) => sendSupportMessage(deps, caller, body),
});
