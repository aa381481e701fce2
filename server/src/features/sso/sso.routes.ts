import type { sso } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { createSecretBox } from '../../services/secrets/secret-box.ts';
import { endSessionInBrowser, endSessionsFromSchool } from './end-sessions.ts';
import { handleSsoCallback } from './handle-sso-callback.ts';
import { linkSso } from './link-sso.ts';
import {
  addConnection,
  changeConnection,
  readConnections,
  removeConnection,
  setConnectionEnabled,
} from './manage-sso-connections.ts';
import { readMySsoLinks, removeMySsoLink } from './my-sso-links.ts';
import { createProviders } from './provider.ts';
import { startLink, startSso } from './start-sso.ts';
import { testConnection } from './try-sso-connection.ts';

export const ssoRoutes = (served: Deps): Handlers<typeof sso> => {
  const deps = {
    ...served,
    providers: createProviders(served.config),
    secrets: createSecretBox(served.config, served.securityEvents),
  };
  return {
    startSso: ({ body, ssoCookie }) => startSso(deps, body, ssoCookie),
    handleSsoCallback: ({ body, ssoCookie, device }) =>
      handleSsoCallback(deps, { ...body, cookie: ssoCookie.value, device }),
    linkSso: ({ body, ssoCookie, ...browser }) =>
      linkSso(deps, body, { ...browser, cookie: ssoCookie.value }),
    endSessionsFromSchool: ({ params, body }) =>
      endSessionsFromSchool(deps, params.school_code, body.logout_token),
    endSessionInBrowser: ({ params, query }) => endSessionInBrowser(deps, params.school_code, query),
    listMySsoLinks: ({ caller }) => readMySsoLinks(deps, caller),
    startLink: ({ caller, body, ssoCookie }) => startLink(deps, caller, body.school_code, ssoCookie),
    removeMySsoLink: ({ caller, params }) => removeMySsoLink(deps, caller, params.id),
    listConnections: async ({ caller }) => singlePage(await readConnections(deps, caller)),
    addConnection: ({ caller, body }) => addConnection(deps, caller, body),
    changeConnection: ({ caller, params, body }) => changeConnection(deps, { caller, id: params.id }, body),
    setConnectionEnabled: ({ caller, params, body }) =>
      setConnectionEnabled(deps, { caller, id: params.id }, body.enabled),
    testConnection: ({ caller, params }) => testConnection(deps, caller, params.id),
    removeConnection: ({ caller, params }) => removeConnection(deps, { caller, id: params.id }),
  };
};
