import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { hashToken } from '../accounts/index.ts';
import { passkeyMessages } from './passkeys.messages.ts';
import { consumeChallenge, insertChallenge } from './passkeys.queries.ts';

/** Time to find the phone or the key. */
export const challengeMs = 10 * 60 * 1000;

/** What a challenge is for, and who alone can answer it: a browser by its cookie, or a session. */
export type PasskeyChallengeScope =
  | { purpose: 'sign_in'; browser: string }
  | { purpose: 'add' | 'confirm'; session_id: number };

const ownerOf = (asked: PasskeyChallengeScope) =>
  asked.purpose === 'sign_in'
    ? { browser_hash: hashToken(asked.browser), session_id: null }
    : { browser_hash: null, session_id: asked.session_id };

export const storePasskeyChallenge = (
  deps: Pick<Deps, 'clock' | 'db'>,
  asked: PasskeyChallengeScope,
  { challenge, user_handle = null }: { challenge: string; user_handle?: string | null },
): Promise<void> =>
  insertChallenge(deps.db, {
    challenge_hash: hashToken(challenge),
    purpose: asked.purpose,
    ...ownerOf(asked),
    user_handle,
    expires_at: new Date(deps.clock.now().getTime() + challengeMs),
  });

/** A challenge of another purpose, browser or session is refused like one that never was, and is used up too. */
export const consumePasskeyChallenge = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  asked: PasskeyChallengeScope,
  challenge: string,
) => {
  const found = await consumeChallenge(deps.db, hashToken(challenge));
  const owner = ownerOf(asked);
  const isTheirs =
    found?.purpose === asked.purpose &&
    found.browser_hash === owner.browser_hash &&
    found.session_id === owner.session_id;
  if (!isTheirs || found.expires_at <= deps.clock.now())
    throw new AppError('invalid', passkeyMessages.tookTooLong, {
      event: { event: 'passkey_refused', kind: 'challenge' },
    });
  return found;
};
