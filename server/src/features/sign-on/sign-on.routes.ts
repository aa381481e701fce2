import type { signOn } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { createSecretBox } from '../../services/secrets/secret-box.ts';
import { endSessionInBrowser, endSessionsFromSchool } from './end-sessions.ts';
import { finishSignOn } from './finish-sign-on.ts';
import { linkSignOn } from './link-sign-on.ts';
import {
  addConnection,
  changeConnection,
  readConnections,
  removeConnection,
  switchConnection,
} from './manage-connections.ts';
import { readMySignOns, removeMySignOn } from './my-sign-ons.ts';
import { createProviders } from './provider.ts';
import { startLink, startSignOn } from './start-sign-on.ts';
import { testConnection } from './test-connection.ts';

export const signOnRoutes = (served: Deps): Handlers<typeof signOn> => {
  const deps = {
    ...served,
    providers: createProviders(served.config),
    secrets: createSecretBox(served.config),
  };
  return {
    startSignOn: ({ body, signOnCookie }) => startSignOn(deps, body, signOnCookie),
    finishSignOn: ({ body, signOnCookie, device }) =>
      finishSignOn(deps, { ...body, cookie: signOnCookie.value, device }),
    linkSignOn: ({ body, signOnCookie, ...browser }) =>
      linkSignOn(deps, body, { ...browser, cookie: signOnCookie.value }),
    endSessionsFromSchool: ({ params, body }) =>
      endSessionsFromSchool(deps, params.school_code, body.logout_token),
    endSessionInBrowser: ({ params, query }) => endSessionInBrowser(deps, params.school_code, query),
    listMySignOns: ({ caller }) => readMySignOns(deps, caller),
    startLink: ({ caller, body, signOnCookie }) => startLink(deps, caller, body.school_code, signOnCookie),
    removeMySignOn: ({ caller, params }) => removeMySignOn(deps, caller, params.id),
    listConnections: async ({ caller }) => singlePage(await readConnections(deps, caller)),
    addConnection: ({ caller, body }) => addConnection(deps, caller, body),
    changeConnection: ({ caller, params, body }) => changeConnection(deps, { caller, id: params.id }, body),
    switchConnection: ({ caller, params, body }) =>
      switchConnection(deps, { caller, id: params.id }, body.enabled),
    testConnection: ({ caller, params }) => testConnection(deps, caller, params.id),
    removeConnection: ({ caller, params }) => removeConnection(deps, { caller, id: params.id }),
  };
};
