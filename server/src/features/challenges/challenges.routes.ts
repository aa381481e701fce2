import type { challenges } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, windowOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/serve.ts';
import { dayIn } from '../../services/clock/school-day.ts';
import { presentChallenge } from './challenges.presenter.ts';
import {
  countChallengeOptions,
  countChallenges,
  findChallenge,
  listChallengeOptions,
  listChallenges,
} from './challenges.queries.ts';
import { joinChallenge } from './join-challenge.ts';

export const challengesRoutes = (deps: Deps): Handlers<typeof challenges> => {
  const { db } = deps;
  const today = () => dayIn(deps.config.TIME_ZONE, deps.clock.now());
  return {
    listChallenges: async ({ caller, query }) => {
      const reader = { caller, today: today() };
      const window = windowOf(query);
      const rows = await listChallenges(db, reader, { query, window });
      const cards = rows.map((row) => presentChallenge(row, reader.today));
      return pageOf(cards, await countChallenges(db, reader, query), window);
    },
    challengeOptions: async ({ caller, query }) => {
      const window = windowOf(query);
      const rows = await listChallengeOptions(db, caller, { ...query, window });
      return pageOf(rows, await countChallengeOptions(db, caller, query), window);
    },
    readChallenge: async ({ caller, params }) => {
      const reader = { caller, today: today() };
      const row = await findChallenge(db, reader, params.id);
      if (!row) throw notFound('This challenge');
      return presentChallenge(row, reader.today);
    },
    joinChallenge: ({ caller, body }) => joinChallenge(deps, caller, body.challenge_id),
  };
};
