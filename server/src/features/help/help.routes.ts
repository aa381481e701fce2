import type { help } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { countUntranslatedTexts } from './count-untranslated-texts.ts';
import { sendSupportMessage } from './send-support-message.ts';

export const helpRoutes = (deps: Deps): Handlers<typeof help> => {
  const countUntranslated = countUntranslatedTexts(deps);
  return {
    readSupport: async () => ({ email: deps.config.SUPPORT_EMAIL }),
    sendMessage: ({ caller, body }) => sendSupportMessage(deps, caller, body),
    reportUntranslatedTexts: async ({ body }) => countUntranslated(body),
  };
};
