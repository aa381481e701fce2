import type { Classmate, ClassmateWriting } from '@inkling/contract';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/app-error.ts';
import { presentClassmates } from './classmates.presenter.ts';
import { listClassmatesInChallenge, readContentOfClassmate } from './classmates.queries.ts';

export const readClassmates = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  which: { challengeId: number; callerId: number },
): Promise<Classmate[]> =>
  presentClassmates(await listClassmatesInChallenge(db, which.challengeId, which.callerId), clock.now());

/** A piece is there for a classmate exactly as long as the list of classmates offers it. */
export const readClassmateWriting = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  which: { challengeId: number; callerId: number; writingId: number },
): Promise<ClassmateWriting> => {
  for (const { name, pieces } of await readClassmates(deps, which)) {
    const piece = pieces.find(({ id }) => id === which.writingId);
    if (piece)
      return { ...piece, written_by: name, content: await readContentOfClassmate(deps.db, piece.id) };
  }
  throw notFound('This writing');
};
