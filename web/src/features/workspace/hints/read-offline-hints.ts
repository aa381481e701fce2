import { parseDataOfEarlierRelease, writings } from '@inkling/contract';
import { readStoredOfflineResponse } from '../../../api/offline-response-storage.ts';
import { type HintWord, toHintWords } from './hint-words.ts';

/** The last hints kept on this device; undefined where an earlier release kept them otherwise. */
export const readOfflineHints = async (
  session: string | null,
  name: string,
): Promise<HintWord[] | undefined> => {
  const kept = await readStoredOfflineResponse(session, name);
  if (typeof kept !== 'object' || kept === null || !('asked' in kept)) return undefined;
  const found = parseDataOfEarlierRelease(writings.askForHints.response.schema, kept);
  return found && typeof kept.asked === 'string' ? toHintWords(found.hints, kept.asked) : undefined;
};
