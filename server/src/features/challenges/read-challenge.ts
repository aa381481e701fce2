import type { Challenge } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import type { StoredFiles } from './challenge-files.ts';
import { presentChallenge } from './challenges.presenter.ts';
import { type ChallengeRow, type ChallengeViewer, findChallenge } from './challenges.queries.ts';

interface Which {
  caller: Caller;
  id: number;
}

export const viewerOf = (deps: Pick<Deps, 'clock' | 'config'>, caller: Caller): ChallengeViewer => ({
  caller,
  today: dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now()),
});

/** For a teacher only their own challenges are there at all, for everybody else all of them. */
export const findVisibleChallenge = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  { caller, id }: Which,
): Promise<ChallengeRow> => {
  const row = await findChallenge(db, viewerOf(deps, caller), id);
  if (!row) throw notFound('This challenge');
  return row;
};

export const readChallenge = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  which: Which,
): Promise<Challenge> =>
  presentChallenge(await findVisibleChallenge(deps, db, which), viewerOf(deps, which.caller));

/** Its pictures and resources with the ids of their uploads. */
export const filesOf = ({ challenge, cover, logo, banner, files }: ChallengeRow): StoredFiles => {
  const stored = (id: number | null, file: { signed_id: string } | null) =>
    id !== null && file ? { id, signed_id: file.signed_id } : null;
  return {
    cover: stored(challenge.cover_id, cover),
    logo: stored(challenge.logo_id, logo),
    banner: stored(challenge.banner_id, banner),
    files,
  };
};
