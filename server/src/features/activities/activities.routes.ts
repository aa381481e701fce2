import type { activities } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/serve.ts';
import { presentActivity } from './activities.presenter.ts';
import { findActivity } from './activities.queries.ts';

export const activitiesRoutes = ({ db }: Deps): Handlers<typeof activities> => ({
  readActivity: async ({ caller, params }) => {
    const activity = await findActivity(db, caller, params.id);
    if (!activity) throw notFound('This activity');
    return presentActivity(activity);
  },
});
