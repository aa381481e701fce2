import type { challenges } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf, singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { presentChallenge } from './challenges.presenter.ts';
import {
  countChallengeOptions,
  countChallenges,
  listChallengeOptions,
  listChallenges,
} from './challenges.queries.ts';
import { readClassmates, readClassmateWriting } from './classmates/read-classmates.ts';
import { deleteChallenge } from './delete-challenge.ts';
import { joinChallenge } from './join-challenge.ts';
import { presentParticipant } from './participants.presenter.ts';
import { countParticipants, listParticipants } from './participants.queries.ts';
import { readChallenge, viewerOf } from './read-challenge.ts';
import { createChallenge, updateChallenge } from './save-challenge.ts';

export const challengesRoutes = (deps: Deps): Handlers<typeof challenges> => {
  const { db } = deps;
  return {
    listChallenges: async ({ caller, query }) => {
      const viewer = viewerOf(deps, caller);
      const pageRange = pageRangeOf(query);
      const rows = await listChallenges(db, viewer, { query, pageRange });
      const cards = rows.map((row) => presentChallenge(row, viewer));
      return pageOf(cards, await countChallenges(db, viewer, query), pageRange);
    },
    challengeOptions: async ({ caller, query }) => {
      const pageRange = pageRangeOf(query);
      const rows = await listChallengeOptions(db, caller, { ...query, pageRange });
      return pageOf(rows, await countChallengeOptions(db, caller, query), pageRange);
    },
    readChallenge: ({ caller, params }) => readChallenge(deps, db, { caller, id: params.id }),
    joinChallenge: ({ caller, body }) => joinChallenge(deps, caller, body.challenge_id),
    listClassmates: async ({ caller, params }) =>
      singlePage(await readClassmates(deps, { challengeId: params.id, callerId: caller.id })),
    readClassmateWriting: ({ caller, params }) =>
      readClassmateWriting(deps, {
        challengeId: params.id,
        callerId: caller.id,
        writingId: params.writing_id,
      }),
    createChallenge: ({ caller, body }) => createChallenge(deps, caller, body),
    updateChallenge: ({ caller, params, body }) =>
      updateChallenge(deps, caller, { id: params.id, form: body }),
    deleteChallenge: ({ caller, params }) => deleteChallenge(deps, caller, params.id),
    listParticipants: async ({ caller, query }) => {
      const pageRange = pageRangeOf(query);
      const rows = await listParticipants(db, caller.id, { query, pageRange });
      return pageOf(rows.map(presentParticipant), await countParticipants(db, caller.id, query), pageRange);
    },
  };
};
