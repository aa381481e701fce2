import type { help } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { countMissingTexts } from './count-missing-texts.ts';
import { sendSupportMessage } from './send-support-message.ts';

export const helpRoutes = (deps: Deps): Handlers<typeof help> => {
  const countMissing = countMissingTexts(deps);
  return {
    readSupport: async () => ({ email: deps.config.SUPPORT_EMAIL }),
    sendMessage: ({ caller, body }) => sendSupportMessage(deps, caller, body),
    reportMissingTexts: async ({ body }) => countMissing(body),
  };
};
