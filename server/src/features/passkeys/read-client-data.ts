import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { AppError } from '../../http/app-error.ts';
import { passkeyMessages } from './passkeys.messages.ts';

/** The challenge that a browser says it answers; nothing is proven by it yet. */
export const challengeIn = (clientDataJSON: string): string => {
  let challenge: unknown;
  let isFramed: unknown;
  try {
    ({ challenge, crossOrigin: isFramed } = decodeClientDataJSON(clientDataJSON));
  } catch {
    // Not JSON, or not even text: the same as a wrong answer.
  }
  // Our pages are never inside a frame of another site.
  if (typeof challenge !== 'string' || isFramed === true)
    throw new AppError('invalid', passkeyMessages.refused);
  return challenge;
};
