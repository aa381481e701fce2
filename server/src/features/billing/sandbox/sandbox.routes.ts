import type { sandbox } from '@inkling/contract';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/register-endpoints.ts';
import { changeInPortal, readPortal } from './change-in-portal.ts';
import { finishCheckout, readCheckout } from './finish-checkout.ts';

export const sandboxRoutes = (deps: Deps): Handlers<typeof sandbox> => ({
  readCheckout: ({ caller, params }) => readCheckout(deps, { parentId: caller.id, id: params.id }),
  finishCheckout: ({ caller, params, body }) =>
    finishCheckout(deps, { parentId: caller.id, id: params.id }, body.action),
  readPortal: ({ caller }) => readPortal(deps, caller.id),
  changeInPortal: ({ caller, body }) => changeInPortal(deps, caller.id, body),
});
