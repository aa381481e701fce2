import { ApiError, errorText } from '../../api/api-error.ts';
import { t } from './texts.ts';

/** Not in old browsers, and nowhere without encryption. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const words: Record<string, string | null> = {
  // Closed by the person, or no device answered in time: browsers do not tell the two apart.
  NotAllowedError: null,
  AbortError: null,
  CancelledError: null,
  InvalidStateError: t.thisDeviceHasAPasskey,
  SecurityError: t.passkeysDoNotWorkAt,
};

/** What to tell the person; null where they know. */
export const passkeyProblem = (error: unknown): string | null => {
  if (error instanceof ApiError) return errorText(error);
  const name = nameOf(error);
  return name in words ? (words[name] ?? null) : t.thePasskeyCouldNotBe;
};
